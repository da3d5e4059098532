import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {findInlineScripts} from '../server/findInlineScripts';
import {isRedirectPage, toHtmlFallbacks} from './toHtmlFallbacks';

const pages = toHtmlFallbacks(
  [
    {from: '/core/brands', to: '/brands/', status: 301},
    {from: '/releases/v2025.10', to: '/releases/2025.10/', status: 301},
    {from: '/api', to: 'https://api.test/', status: 301},
    {from: '/schema.yml', to: 'https://api.test/schema.yml', status: 301},
    {from: '/docs/*', to: '/:splat/', status: 301},
  ],
  'https://docs.test',
);

describe('toHtmlFallbacks', () => {
  it('makes a page for each rule without a wildcard, but none where a file is asked for', () => {
    expect(pages.map(({file}) => file)).toEqual([
      'core/brands/index.html',
      'releases/v2025.10/index.html',
      'api/index.html',
    ]);
  });

  it('leads on without scripts, with a link, and says where the page is now', () => {
    const $ = load(pages[0]!.html.replaceAll(/<\/?noscript>/g, ''));
    expect($('link[rel=canonical]').attr('href')).toBe('https://docs.test/brands/');
    expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/brands/');
    expect($('a').attr('href')).toBe('/brands/');
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('keeps the target of another host as it is', () => {
    expect(pages[2]!.html).toContain('<a href="https://api.test/">');
  });

  it('carries query and hash over with one script that is the same on every page', () => {
    const scripts = new Set(pages.flatMap(({html}) => findInlineScripts(html)));
    expect(scripts.size).toBe(1);
    const [script = ''] = scripts;
    const target: string[] = [];
    const location = {search: '?q=1', hash: '#h', replace: (to: string) => target.push(to)};
    new Function('location', 'document', script)(location, {
      querySelector: () => ({href: 'https://docs.test/brands/'}),
    });
    expect(target).toEqual(['https://docs.test/brands/?q=1#h']);
  });

  it('can be told from a page', () => {
    expect(pages.every(({html}) => isRedirectPage(html))).toBe(true);
    expect(isRedirectPage('<html lang="en"><head></head></html>')).toBe(false);
  });
});
