import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {normalize, otherNumber, queryIdentifiers, queryWords, singular, tokenize} from './tokenize';

const anyText = fc.oneof(fc.string({unit: 'binary'}), fc.string({unit: 'grapheme'}));
/** No stop word is as long. */
const part = fc.string({unit: fc.constantFrom(...'bcdfgh123'), minLength: 6, maxLength: 8});

describe('tokenize', () => {
  it('gives words in lower case, without accents and stop words', () => {
    expect(tokenize('The Café of a User’s group')).toEqual(['cafe', 'user', 'group']);
  });

  it('gives parts and whole of an identifier, whatever its separators', () => {
    const host = ['postgresql', 'host', 'postgresql_host'];
    expect(tokenize('postgresql.host')).toEqual(host);
    expect(tokenize('POSTGRESQL__HOST')).toEqual(host);
    expect(tokenize('`postgresql/host`')).toEqual(host);
    expect(tokenize('goauthentik.io/user/sources')).toEqual([
      'goauthentik',
      'io',
      'user',
      'sources',
      'goauthentik_io_user_sources',
    ]);
  });

  it('keeps stop words inside the whole of an identifier', () => {
    expect(tokenize('ak_user_by')).toEqual(['ak', 'user', 'ak_user_by']);
  });

  it('takes punctuation, emoji and control characters for gaps', () => {
    expect(tokenize('(x)\u0000y 😀 [?:*z\\')).toEqual(['x', 'y', 'z']);
  });

  it('never throws, and every term of any text is in lower case', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const term of tokenize(text)) {
          expect(term).not.toBe('');
          expect(term.toLowerCase()).toBe(term);
        }
      }),
    );
  });

  it('finds any identifier by its parts and as a whole', () => {
    const separator = fc.string({unit: fc.constantFrom(...'_./:@-'), minLength: 1, maxLength: 2});
    fc.assert(
      fc.property(part, fc.array(fc.tuple(separator, part), {minLength: 1, maxLength: 5}), (first, rest) => {
        const parts = [first, ...rest.map(([, each]) => each)];
        const identifier = first + rest.map(([gap, each]) => gap + each).join('');
        expect(tokenize(identifier)).toEqual([...parts, parts.join('_')]);
        expect(queryIdentifiers(identifier)).toEqual([parts.join('_')]);
      }),
    );
  });
});

describe('queryWords', () => {
  it('leaves out words that say nothing', () => {
    expect(queryWords('How do I create a user?')).toEqual(['create', 'user']);
  });

  it('keeps them if there are no others', () => {
    expect(queryWords('what is this')).toEqual(['what', 'is', 'this']);
  });

  it('gives each word once, and only terms that the index can hold', () => {
    expect(queryWords('flow Flow FLOW')).toEqual(['flow']);
    fc.assert(
      fc.property(anyText, (text) => {
        const words = queryWords(text);
        expect(new Set(words).size).toBe(words.length);
        const terms = new Set(tokenize(text));
        if (terms.size > 0) for (const each of words) expect(terms).toContain(each);
      }),
    );
  });
});

it('normalize makes equal what differs in case, accents and width', () => {
  expect(normalize('ÉCOLE e\u0301cole ｅｃｏｌｅ')).toBe('ecole ecole ecole');
});

describe('the number of a word', () => {
  it('is changed both ways', () => {
    for (const [one, many] of [
      ['flow', 'flows'],
      ['policy', 'policies'],
      ['key', 'keys'],
      ['stage', 'stages'],
    ] as const) {
      expect(singular(many)).toBe(one);
      expect(singular(one)).toBe(one);
      expect(otherNumber(one)).toBe(many);
      expect(otherNumber(many)).toBe(one);
    }
  });

  it('is left alone in words that only look like many', () => {
    expect(['access', 'status', 'redis', 'sms', 'oauth2'].map(singular)).toEqual([
      'access',
      'status',
      'redis',
      'sms',
      'oauth2',
    ]);
  });
});
