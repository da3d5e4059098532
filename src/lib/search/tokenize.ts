/** Text → the terms that the index holds, and a query → the terms that are looked up. One rule for both sides. */

const word = /[\p{L}\p{N}]+(?:[_./:@-]+[\p{L}\p{N}]+)*/gu;
const separators = /[_./:@-]+/;
/** Combining marks that remain of accented letters. */
const marks = /\p{M}+/gu;

/** Words that say nothing about a topic. They are in no index and count in no query. */
const stopWords = new Set(
  (
    'a an and are as at be but by can do does for from has have how i if in into is it its my no not of on or our so that the ' +
    's t their then there this to was we what when where which who why will with you your'
  ).split(' '),
);

/** English singular, as far as a simple rule goes: `policies → policy`, `flows → flow`; other words stay as they are. */
export function singular(term: string): string {
  if (term.length < 4 || /(?:[^a-z]|ss|us|is)$/.test(term)) return term;
  return term.replace(/ies$/, 'y').replace(/s$/, '');
}

/** The same word in the other number: `flow → flows`, `flows → flow`. */
export function otherNumber(term: string): string {
  const one = singular(term);
  if (one !== term) return one;
  return /[^aeiou]y$/.test(term) ? term.replace(/y$/, 'ies') : `${term}s`;
}

/** Lower case, without accents: `Café` → `cafe`. */
export function normalize(text: string): string {
  return text.normalize('NFKD').replaceAll(marks, '').toLowerCase();
}

/**
 * Terms of a text, in reading order: words without stop words, and of an identifier both its parts and the whole, joined
 * by `_` whatever its separators are: `postgresql.host → postgresql, host, postgresql_host`.
 */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap((parts) => {
    const kept = parts.filter((part) => !stopWords.has(part));
    return parts.length > 1 ? [...kept, parts.join('_')] : kept;
  });
}

/** Words of a query without those that say nothing, unless it has no others. */
export function queryWords(query: string): string[] {
  const words = splitWords(query).flat();
  const kept = words.filter((part) => !stopWords.has(part));
  return [...new Set(kept.length > 0 ? kept : words)];
}

/** Identifiers of a query as a whole, in the form in which the index holds them. */
export function queryIdentifiers(query: string): string[] {
  return splitWords(query)
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join('_'));
}

function splitWords(text: string): string[][] {
  return (normalize(text).match(word) ?? []).map((match) => match.split(separators).filter(Boolean));
}
