/**
 * What the indexes find for the words of a query → records, the best first. A hit in a title weighs more than one in a
 * heading and much more than one in the text; exact words more than beginnings, beginnings more than misspellings; records
 * with all words come before those with some.
 */
import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import {ownTitle, type SearchRecord} from './record';
import {synonymsOf} from './synonyms';
import {normalize, otherNumber, queryIdentifiers, queryWords, singular} from './tokenize';

export interface Headings {
  readonly id: number;
  readonly title: string;
  readonly path: string;
}

export interface Texts {
  readonly id: number;
  readonly text: string;
}

export type Index = MiniSearch<Headings> | MiniSearch<Texts>;

/** Place of a record in the list of all, and the terms that were found in it. */
export interface Ranked {
  readonly id: number;
  readonly terms: readonly string[];
}

/** Words that name what a reader wants to do; the thing it is done to says more about the page. */
const taskWords = new Set(
  (
    'add assign change check configure create disable edit enable find get install make manage run set setup show upgrade ' +
    'use'
  ).split(' '),
);

/** Found on the tuning part of `tests/search/golden.json`. Their order matters; a change by a third moves a query or two. */
const weights = {
  /** Where a word is found; a title is short and chosen, a text has any word sooner or later. */
  field: {title: 9, path: 1.5, text: 1},
  /** How it is found, against the word itself. */
  prefix: 0.5,
  fuzzy: 0.15,
  /** The word in its other number: "flow" is as good for the page "Flows" as its own word. */
  otherNumber: 0.9,
  /** Another word for the thing: found, but after records that use the reader's own word. */
  synonym: 0.4,
  /** An identifier as a whole, over its parts. */
  identifier: 2,
  /** A task word's score, against that of other words. */
  task: 0.3,
  /** Factors for each word of the query that a record has: they let all words win over many mentions of one. */
  hasWord: 2.5,
  hasTask: 1.5,
  /** Factor if the title has the words of the query, in order and no others. */
  wholeTitle: 2,
  /** Factor if the query stands in the record as it is: a pasted message is meant whole. */
  phrase: 6,
  /** Factor for pages, which introduce what their sections go into. */
  page: 2,
  /** Factor for options of a form: many pages have one of the same name, and few queries mean one of them. */
  option: 0.5,
} as const;

/** More of a query than any title or message is long; a pasted page would cost time and find no more. */
const QUERY_LENGTH = 400;
const QUERY_WORDS = 24;

/** Candidates whose text is compared with the whole query; the others can't reach the first page of results. */
const PHRASE_CANDIDATES = 200;

interface Score {
  score: number;
  readonly words: Set<string>;
  readonly terms: Set<string>;
}

interface Scored extends Ranked {
  readonly record: SearchRecord;
  readonly score: number;
}

/** Everything that has a word of `query`, the best first; records of equal score in their own order. */
export function rank(indexes: readonly Index[], query: string, records: readonly SearchRecord[]): Ranked[] {
  const asked = query.slice(0, QUERY_LENGTH);
  const lookups = queryWords(asked)
    .slice(0, QUERY_WORDS)
    .map((word) => toLookup(word, indexes));
  const title = toTitle(lookups.map(({term}) => term));
  const found = [...toScores(indexes, lookups, queryIdentifiers(asked))].flatMap(([id, entry]) => {
    const record = records[id];
    if (!record) return [];
    const isWhole = toTitle(queryWords(ownTitle(record))) === title;
    const score = entry.score * weightOf(record) * gainOf(entry.words) * (isWhole ? weights.wholeTitle : 1);
    return [{id, record, score, terms: [...entry.terms]}];
  });
  found.sort(byScore);
  const phrase = normalize(asked).trim();
  return phrase.includes(' ') ? raisePhrase(found, phrase) : found;
}

interface Lookup {
  readonly term: string;
  readonly options: SearchOptions;
}

/** Finds each word, its other number and its synonyms, and adds up what they are worth for each record. */
function toScores(
  indexes: readonly Index[],
  lookups: readonly Lookup[],
  identifiers: readonly string[],
): ReadonlyMap<number, Score> {
  const scores = new Map<number, Score>();
  const add = (word: string, {term, options}: Lookup, share: number): void => {
    for (const index of indexes) {
      for (const {id, score, terms} of index.search(term, options)) {
        const entry = scores.get(id as number) ?? {score: 0, words: new Set(), terms: new Set()};
        entry.score += score * share * (taskWords.has(word) ? weights.task : 1);
        // An identifier in running text is one of its many mentions; in a title it is what the place is about.
        if (index === indexes[0] || !identifiers.includes(word)) entry.words.add(word);
        terms.forEach((each) => entry.terms.add(each));
        scores.set(id as number, entry);
      }
    }
  };
  for (const lookup of lookups) {
    const {term} = lookup;
    add(term, lookup, 1);
    add(term, asKnown(otherNumber(term)), weights.otherNumber);
    for (const synonym of synonymsOf(term)) add(term, asKnown(synonym), weights.synonym);
  }
  for (const identifier of identifiers.slice(0, QUERY_WORDS))
    add(identifier, asKnown(identifier), weights.identifier);
  return scores;
}

function gainOf(words: ReadonlySet<string>): number {
  return [...words].reduce(
    (gain, word) => gain * (taskWords.has(word) ? weights.hasTask : weights.hasWord),
    1,
  );
}

function toTitle(words: readonly string[]): string {
  return words.map(singular).join(' ');
}

/** Pages before their sections, sections before options; shallow pages before deep ones. */
function weightOf({type, url}: SearchRecord): number {
  const level = Number(type.slice(3));
  const [route = '', id = ''] = url.split('#');
  const kind = level === 1 ? weights.page : id.startsWith('field-') ? weights.option : 1;
  return kind * (1 - 0.06 * level) * (1 - 0.02 * route.split('/').length);
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.id - b.id;
}

function raisePhrase(found: readonly Scored[], phrase: string): Scored[] {
  return found
    .slice(0, PHRASE_CANDIDATES)
    .map((each) => (holdsPhrase(each.record, phrase) ? {...each, score: each.score * weights.phrase} : each))
    .sort(byScore)
    .concat(found.slice(PHRASE_CANDIDATES));
}

function holdsPhrase(record: SearchRecord, phrase: string): boolean {
  return normalize(`${ownTitle(record)}\n${record.content ?? ''}`).includes(phrase);
}

const asOneTerm = {tokenize: (text: string) => [text]} as const;

/** A word that some page has is taken as it stands. Of another one, letters may be wrong, unless it has digits or is short. */
function toLookup(word: string, indexes: readonly Index[]): Lookup {
  const isKnown = (candidate: string): boolean =>
    indexes.some((index) => index.search(candidate, {...asOneTerm, prefix: true}).length > 0);
  if (word.length < 4 || isKnown(word)) return asKnown(word);
  const swapped = swapsOf(word).find(isKnown);
  if (swapped !== undefined) return asKnown(swapped);
  const {term, options} = asKnown(word);
  const distance = word.length < 8 ? 1 : 2;
  return {term, options: {...options, fuzzy: /\d/.test(word) ? false : distance}};
}

function asKnown(term: string): Lookup {
  return {
    term,
    options: {
      ...asOneTerm,
      boost: weights.field,
      prefix: true,
      weights: {prefix: weights.prefix, fuzzy: weights.fuzzy},
      bm25: {k: 1.2, b: 0.6, d: 0.5},
    },
  };
}

/**
 * The word with two neighboring letters changed round, for each pair: `oauht2 → …, oauth2`. The index's own tolerance counts
 * such a slip as two errors, and allows none in words with digits.
 */
function swapsOf(word: string): string[] {
  return Array.from(
    {length: word.length - 1},
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  ).filter((candidate) => candidate !== word);
}
