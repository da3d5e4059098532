import {describe, expect, it} from 'vitest';
import {endingsByType, findContentType, textTypes, withCharset} from './contentTypes';

describe('content types', () => {
  it.each([
    ['/a/index.html', 'text/html; charset=utf-8'],
    ['/a.md', 'text/markdown; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/img/a.svg', 'image/svg+xml; charset=utf-8'],
    ['/img/a.b.png', 'image/png'],
    ['/font.woff2', 'font/woff2'],
  ])('gives %j the type %j', (file, type) => {
    expect(withCharset(findContentType(file) ?? '')).toBe(type);
  });

  it('knows nothing of other endings', () => {
    expect(findContentType('/a.bin')).toBeUndefined();
    expect(findContentType('/a/png')).toBeUndefined();
    expect(findContentType('/a.constructor')).toBeUndefined();
  });

  it('names each ending once', () => {
    const endings = [...endingsByType.values()].flat();
    expect(new Set(endings).size).toBe(endings.length);
    expect(textTypes).not.toContain('image/png');
  });
});
