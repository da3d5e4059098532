import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {redirectStatuses, type Rule} from './rule';
import {parseRedirectsJson, toRedirectsJson} from './toRedirectsJson';

describe('redirects.json', () => {
  it('holds one rule a line', () => {
    expect(toRedirectsJson([{from: '/a', to: '/b/', status: 301}])).toBe(
      '[\n{"from":"/a","to":"/b/","status":301}\n]\n',
    );
  });

  it('gives back the rules that were written', () => {
    const rule = fc.record({
      from: fc.webPath(),
      to: fc.webPath(),
      status: fc.constantFrom(...redirectStatuses),
    });
    fc.assert(
      fc.property(fc.array(rule), (rules: Rule[]) => {
        expect(parseRedirectsJson(toRedirectsJson(rules))).toEqual(rules);
      }),
    );
  });

  it.each([
    '',
    '{}',
    '[1]',
    'null',
    '[null]',
    '[{"from":"/a","to":"/b/"}]',
    '[{"from":"/a","to":"/b/","status":200}]',
  ])('refuses %j', (text) => {
    expect(() => parseRedirectsJson(text)).toThrow('redirects.json This is no list of rules');
  });
});
