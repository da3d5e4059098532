import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {SNIPPET_WORDS, escapeHtml, markTerms, toSnippet} from './marks';
import {tokenize} from './tokenize';

const characters = fc.constantFrom(
  ...'ab <>&"\'\n/\u0000é',
  '<mark>',
  '</mark>',
  '&lt;',
  '…',
  '😀',
  'e\u0301',
);
const anyText = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.array(characters, {maxLength: 80}).map((parts) => parts.join('')),
);
/** Terms of the text itself, so that there is something to mark, and others. */
const textAndTerms = anyText.chain((text) => {
  const own = [...tokenize(text), 'a', ''];
  return fc.tuple(fc.constant(text), fc.array(fc.oneof(fc.constantFrom(...own), anyText), {maxLength: 4}));
});

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};

/** What a browser shows for HTML without tags. */
function toShown(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
}

function withoutMarks(html: string): string {
  return html.replaceAll(/<\/?mark>/g, '');
}

function expectSafe(html: string): void {
  expect(withoutMarks(html)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
  // Marks open and close in turn.
  expect(html.match(/<\/?mark>/g)?.join('') ?? '').toMatch(/^(?:<mark><\/mark>)*$/);
}

it('escapeHtml shows any text as it is', () => {
  expect(escapeHtml('<a href="x">&amp;\'</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;&#39;&lt;/a&gt;');
  fc.assert(fc.property(anyText, (text) => void expect(toShown(escapeHtml(text))).toBe(text)));
});

describe('markTerms', () => {
  it('marks whole words that begin with a term, also in other case and with accents', () => {
    expect(markTerms('Flows, a café and flowers', ['flow', 'cafe'])).toBe(
      '<mark>Flows</mark>, a <mark>café</mark> and <mark>flowers</mark>',
    );
    expect(markTerms('an overflow', ['flow'])).toBe('an overflow');
  });

  it('marks the parts of an identifier', () => {
    expect(markTerms('AUTHENTIK_POSTGRESQL__HOST', ['postgresql', 'host'])).toBe(
      'AUTHENTIK_<mark>POSTGRESQL</mark>__<mark>HOST</mark>',
    );
  });

  it('keeps placeholders text', () => {
    expect(markTerms('/o/<application_slug>/', ['application'])).toBe(
      '/o/&lt;<mark>application</mark>_slug&gt;/',
    );
  });

  it('adds nothing to any text but marks, and lets none of it be markup', () => {
    fc.assert(
      fc.property(textAndTerms, ([text, terms]) => {
        const html = markTerms(text, terms);
        expectSafe(html);
        expect(toShown(withoutMarks(html))).toBe(text);
      }),
    );
  });
});

describe('toSnippet', () => {
  const words = Array.from({length: 40}, (_, i) => `w${i}x`);
  const text = words.join(' ');

  it('shows ten words with the first match among them', () => {
    expect(toSnippet(text, ['w20x'])).toBe(
      '…w17x w18x w19x <mark>w20x</mark> w21x w22x w23x w24x w25x w26x…',
    );
  });

  it('is full at the end of a text too', () => {
    expect(toSnippet(text, ['w39x'])).toBe(`…${words.slice(30, 39).join(' ')} <mark>w39x</mark>`);
  });

  it('is the beginning if nothing matches, and a short text as a whole', () => {
    expect(toSnippet(text, ['none'])).toBe(`${words.slice(0, 10).join(' ')}…`);
    expect(toSnippet('  two\n words ', ['two'])).toBe('<mark>two</mark> words');
    expect(toSnippet('', ['two'])).toBe('');
  });

  it('is part of any text, of at most ten words, and none of it is markup', () => {
    fc.assert(
      fc.property(textAndTerms, ([any, terms]) => {
        const html = toSnippet(any, terms);
        expectSafe(html);
        const all = any.split(/\s+/).filter(Boolean);
        const shown = toShown(withoutMarks(html));
        const candidates = all.flatMap((_, start) => {
          const part = all.slice(start, start + SNIPPET_WORDS).join(' ');
          return [`${start > 0 ? '…' : ''}${part}${start + SNIPPET_WORDS < all.length ? '…' : ''}`];
        });
        expect(all.length === 0 ? [''] : candidates).toContain(shown);
      }),
    );
  });

  it('has a mark whenever a word of the text is looked for', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 39}), (place) => {
        expect(toSnippet(text, [words[place]!])).toContain(`<mark>${words[place]!}</mark>`);
      }),
    );
  });
});
