import {describe, expect, it} from 'vitest';
import {parseRules} from './parseRules';

describe('parseRules', () => {
  it('gives each rule with its line, 301 unless a status is given', () => {
    const text =
      '# comment\n\n/a /b/\n/docs/*  /:splat/  302\n/security/CVE-* /cves/CVE-:splat/\n/api/* https://api.test/:splat';
    expect(parseRules(text)).toEqual([
      {from: '/a', to: '/b/', status: 301, line: 3},
      {from: '/docs/*', to: '/:splat/', status: 302, line: 4},
      {from: '/security/CVE-*', to: '/cves/CVE-:splat/', status: 301, line: 5},
      {from: '/api/*', to: 'https://api.test/:splat', status: 301, line: 6},
    ]);
  });

  it.each([
    ['/a/ /b/', '"/a/" can\'t be redirected.'],
    ['/ /b/', '"/" can\'t be redirected.'],
    ['/* /b/', '"/*" can\'t be redirected.'],
    ['/a*b /b/', '"/a*b" can\'t be redirected.'],
    ['/a//b /b/', '"/a//b" can\'t be redirected.'],
    ['/a.html /b/', '"/a.html" can\'t be redirected.'],
    ['/a?q /b/', '"/a?q" can\'t be redirected.'],
    ['/a /b', '"/b" is no target.'],
    ['/a /b/#c', '"/b/#c" is no target.'],
    ['/a b/', '"b/" is no target.'],
    ['/a http://host/', '"http://host/" is no target.'],
    ['/a https://host', '"https://host" is no target.'],
    ['/a //host/', '"//host/" is no target.'],
    ['/a/* /:splat/b/', '"/:splat/b/" is no target.'],
    ['/a /:splat/', '":splat" in "/:splat/" stands for nothing. End "/a" with "*", or name the page.'],
    ['/a /b/ 200', '"200" is no status of a redirect. Allowed: 301, 302, 307, 308.'],
    ['/a /b/ 301!', '"301!" is no status of a redirect.'],
    ['/a', '"/a" is no rule.'],
    ['/a /b/ 301 /c/', '"/a /b/ 301 /c/" is no rule.'],
  ])('refuses %j', (text, message) => {
    expect(() => parseRules(`# comment\n${text}`)).toThrow(`facts/redirects.txt:2 ${message}`);
  });

  it('names all problems at once', () => {
    expect(() => parseRules('/a/ /b\n/c /d/\n/e')).toThrow(/:1 .*\n.*:1 .*\n.*:3 /);
  });
});
