import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseRequestTarget, toRouteKey} from './requestTarget';

describe('parseRequestTarget', () => {
  it('parts path and query and decodes only the path', () => {
    expect(parseRequestTarget('/a%20b/?q=c%20d')).toEqual({
      path: '/a b/',
      cleanPath: '/a b/',
      query: '?q=c%20d',
    });
  });

  it('leaves a fragment out, which belongs to the browser', () => {
    expect(parseRequestTarget('/a/?q#h')).toEqual({path: '/a/', cleanPath: '/a/', query: '?q'});
    expect(parseRequestTarget('/a/#h?q')).toEqual({path: '/a/', cleanPath: '/a/', query: ''});
  });

  it('merges repeated slashes but remembers them', () => {
    expect(parseRequestTarget('//a///b')).toEqual({path: '//a///b', cleanPath: '/a/b', query: ''});
  });

  it('accepts the absolute form', () => {
    expect(parseRequestTarget('http://localhost:3000/a/?q')).toEqual({
      path: '/a/',
      cleanPath: '/a/',
      query: '?q',
    });
  });

  it.each(['/%', '/%zz', '/%C0%AF', '/..', '/../a', '/a/%2e%2e/b', '/./a', '*', '', 'a', '?q'])(
    'refuses the malformed %j',
    (target) => {
      expect(parseRequestTarget(target)).toBeUndefined();
    },
  );

  it('never throws, and never gives a path that leaves the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const target = parseRequestTarget(text);
          if (target === undefined) return;
          expect(target.cleanPath).toMatch(/^\/(?!\/)/);
          expect(target.cleanPath.split('/')).not.toContain('..');
        },
      ),
    );
  });
});

describe('toRouteKey', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/a', '/a'],
    ['/a/', '/a'],
    ['/a.html', '/a'],
    ['/a/index.html', '/a'],
    ['/a/b.html', '/a/b'],
    ['/releases/2025.10/', '/releases/2025.10'],
    ['/schema.yml', '/schema.yml'],
    ['/.html', '/.html'],
    ['/my-index.html', '/my-index'],
  ])('knows %j as %j', (path, key) => {
    expect(toRouteKey(path)).toBe(key);
  });
});
