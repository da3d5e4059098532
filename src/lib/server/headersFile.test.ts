import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createHeaderRules, findHeaders, type HeaderRule} from './headerRules';
import {parseHeaders, toHeaders} from './headersFile';

describe('_headers', () => {
  it('lists a path and its headers, indented', () => {
    const rules: HeaderRule[] = [
      {path: '/*', headers: {A: '1', B: '2'}},
      {path: '/x', headers: {C: '3'}},
    ];
    expect(toHeaders(rules)).toBe('/*\n  A: 1\n  B: 2\n\n/x\n  C: 3\n');
  });

  it('gives back the rules that were written', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{1,8}(-[A-Z][a-z]{1,8})?$/);
    const headers = fc.dictionary(
      name,
      fc.stringMatching(/^[a-z*'";:=/, ]{0,20}[a-z;:]$/).map((value) => value.trim()),
      {minKeys: 1, noNullPrototype: true},
    );
    const rule = fc.record({path: fc.stringMatching(/^\/[a-z/.]{0,10}\*?$/), headers});
    fc.assert(
      fc.property(fc.array(rule), (rules) => {
        expect(parseHeaders(toHeaders(rules))).toEqual(rules);
      }),
    );
  });

  it('gives nothing for an empty file', () => {
    expect(parseHeaders('')).toEqual([]);
  });

  it('refuses a line that Cloudflare would drop', () => {
    const scriptHashes = Array.from({length: 40}, (_, index) => `sha256-${String(index).padStart(43, 'x')}=`);
    expect(() => toHeaders(createHeaderRules({scriptHashes, analytics: false}))).toThrow(
      /The header "Content-Security-Policy" for "\/\*" has \d+ characters/,
    );
  });
});

describe('the header rules of the site', () => {
  const rules = createHeaderRules({scriptHashes: ['sha256-b=', 'sha256-a='], analytics: false});

  it('never set a header twice for a path, because hosts would join the values', () => {
    for (const path of ['/', '/a/', '/assets/js/a.js', '/redirects.json', '/releases.json', '/404.html']) {
      const matching = rules.filter(
        (rule) => rule.path === path || (rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1))),
      );
      const names = matching.flatMap(({headers}) => Object.keys(headers));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('keep only files whose name changes with their content', () => {
    expect(findHeaders(rules, '/assets/js/main.1234.js')['Cache-Control']).toContain('immutable');
    expect(findHeaders(rules, '/core/architecture/')['Cache-Control']).toBeUndefined();
  });

  it('open the lists that other sites read', () => {
    expect(findHeaders(rules, '/releases.json')['Access-Control-Allow-Origin']).toBe('*');
    expect(findHeaders(rules, '/')['Access-Control-Allow-Origin']).toBeUndefined();
  });

  it('allow scripts of the site and those inside pages by hash, sorted, and no other', () => {
    expect(findHeaders(rules, '/')['Content-Security-Policy']).toContain(
      "script-src 'self' 'sha256-a=' 'sha256-b='; style-src",
    );
  });

  it('allow page view counting only when the owner switched it on', () => {
    const policy = (analytics: boolean): string =>
      findHeaders(createHeaderRules({scriptHashes: [], analytics}), '/')['Content-Security-Policy'] ?? '';
    expect(policy(false)).not.toContain('https:');
    expect(policy(true)).toMatch(
      /script-src 'self' https:\/\/\*\.googletagmanager\.com;.*connect-src 'self' https:.*google-analytics\.com/,
    );
  });

  it('hold below the path of a site that is served below one', () => {
    const below = createHeaderRules({scriptHashes: [], analytics: false}, '/site/');
    expect(below.map(({path}) => path)).toEqual([
      '/site/*',
      '/site/assets/*',
      '/site/redirects.json',
      '/site/releases.json',
    ]);
  });
});
