import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createMatcher} from './createMatcher';
import {parseRules} from './parseRules';

const match = createMatcher(
  parseRules(
    '/a /b/\n/x/y/* /special/:splat/\n/x/* /c/:splat/\n/security/CVE-* /cves/CVE-:splat/\n/api/* https://api.test/:splat 302',
  ),
);

describe('createMatcher', () => {
  it.each(['/a', '/a/', '/a.html', '/a/index.html', '//a', '/%61', '/a?q=1', '/a#h'])(
    'takes %j for the same address',
    (path) => {
      expect(match(path)).toEqual({to: '/b/', status: 301});
    },
  );

  it.each([
    ['/x/1', '/c/1/'],
    ['/x/1/2/', '/c/1/2/'],
    ['/x/1.html', '/c/1/'],
    ['/x/y', '/c/y/'],
    ['/x/y/1', '/special/1/'],
    ['/security/CVE-2024-1', '/cves/CVE-2024-1/'],
    ['/api/v3/core', 'https://api.test/v3/core'],
    ['/api/v3/core/', 'https://api.test/v3/core/'],
  ])('sends %j to %j', (path, to) => {
    expect(match(path)?.to).toBe(to);
  });

  it('gives the status of the rule', () => {
    expect(match('/api/v3')?.status).toBe(302);
  });

  it.each([
    '/',
    '/x',
    '/A',
    '/b/',
    '/ax',
    '/x/%',
    '/x/a%20b',
    '/x/%0d%0aSet-Cookie:a',
    '/x/%5Cevil.test',
    'a',
    '',
  ])('knows nothing of %j', (path) => {
    expect(match(path)).toBeUndefined();
  });

  it('never leads off the site but to a host that a rule names', () => {
    const paths = fc.array(
      fc.constantFrom(
        'x',
        'y',
        'a',
        '/',
        '//',
        '\\',
        '%5C',
        '%2F',
        '..',
        '.',
        '@',
        ':',
        'evil.test',
        '%0a',
        'index.html',
      ),
    );
    fc.assert(
      fc.property(paths, (parts) => {
        const to = match(`/${parts.join('/')}`)?.to;
        if (to !== undefined) expect(new URL(to, 'https://site.test').host).toMatch(/^(?:site|api)\.test$/);
      }),
    );
  });
});
