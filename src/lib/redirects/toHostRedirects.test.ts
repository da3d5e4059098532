import {describe, expect, it} from 'vitest';
import {compileRules} from './compileRules';
import {parseRules} from './parseRules';
import {toHostRedirects} from './toHostRedirects';

const pages = new Set(['/', '/new/', '/new/p/', '/cves/CVE-1/', '/providers/', '/add/oauth2/', '/add/']);
const rules = compileRules(
  parseRules(
    '/a /new/ 302\n/old/* /new/:splat/\n/api/* https://api.test/:splat\n/security/CVE-* /cves/CVE-:splat/\n/providers/* /add/:splat/',
  ),
  {pages, externalHosts: new Set(['api.test'])},
);

describe('toHostRedirects', () => {
  it('writes both forms of an address for Cloudflare, and wildcards last', () => {
    expect(toHostRedirects(rules, pages, 'cloudflare')).toBe(`# Made from facts/redirects.txt.
/a /new/ 302
/a/ /new/ 302
/api https://api.test/ 301
/api/ https://api.test/ 301
/old /new/ 301
/old/ /new/ 301
/security/CVE-1 /cves/CVE-1/ 301
/providers/oauth2 /add/oauth2/ 301
/providers/oauth2/ /add/oauth2/ 301
/old/p /new/p/ 301
/security/CVE-* /cves/CVE-:splat 301
/api/* https://api.test/:splat 301
/old/* /new/:splat 301
`);
  });

  it('forces rules for Netlify and gives it wildcards only behind a slash', () => {
    expect(toHostRedirects(rules, pages, 'netlify')).toBe(`# Made from facts/redirects.txt.
/a /new/ 302!
/api https://api.test/ 301!
/old /new/ 301!
/security/CVE-1 /cves/CVE-1/ 301!
/providers/oauth2 /add/oauth2/ 301!
/old/p /new/p/ 301!
/api/* https://api.test/:splat 301!
/old/* /new/:splat 301!
`);
  });

  it('refuses more rules than Cloudflare takes, which would drop them silently', () => {
    const many = Array.from({length: 1001}, (_, index) => ({
      from: `/a${index}`,
      to: '/new/',
      status: 301 as const,
    }));
    const wild = Array.from({length: 101}, (_, index) => ({
      from: `/w${index}/*`,
      to: '/new/',
      status: 301 as const,
    }));
    const limit = (count: number, which: string, most: number): string =>
      `${count} rules ${which} a wildcard would stand in "_redirects". Cloudflare Pages takes ${most}.`;
    expect(() => toHostRedirects(many, pages, 'cloudflare')).toThrow(limit(2002, 'without', 2000));
    expect(() => toHostRedirects(wild, pages, 'cloudflare')).toThrow(limit(101, 'with', 100));
    expect(() => toHostRedirects([...many, ...wild], pages, 'netlify')).not.toThrow();
  });
});
