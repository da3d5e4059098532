/**
 * Finds records for a query. Two indexes: titles and headings answer first; the text joins when its file has arrived.
 * A hit in a title weighs more than one in a heading and much more than one in the text; exact words more than beginnings,
 * beginnings more than misspellings; records with all words come before those with some.
 */
import MiniSearch, {type SearchOptions} from 'minisearch';
import type {HeadingsFile, TextsFile} from './indexFormat';
import {ownTitle, type SearchRecord} from './record';
import {synonymsOf} from './synonyms';
import {normalize, otherNumber, queryIdentifiers, queryWords, singular, tokenize} from './tokenize';

/** A found record, with the terms that were found in it. */
export interface Match {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
}

interface Headings {
  readonly id: number;
  readonly title: string;
  readonly path: string;
}

interface Texts {
  readonly id: number;
  readonly text: string;
}

type Index = MiniSearch<Headings> | MiniSearch<Texts>;

interface Score {
  score: number;
  readonly words: Set<string>;
  readonly terms: Set<string>;
}

/** Words that name what a reader wants to do; the thing it is done to says more about the page. */
const taskWords = new Set(
  'add assign change check configure create disable edit enable find get install make manage run set setup show upgrade use'.split(
    ' ',
  ),
);

/**
 * Weights, found on the tuning part of `tests/search/golden.json`. What matters is their order; the values have room: half
 * and double move few queries.
 */
const weights = {
  /** A task word's share of a noun's score, and what a record gains by having it; a noun gains four times as much. */
  taskShare: 0.3,
  taskGain: 1.5,
  nounGain: 4,
  /** The same word in its other number: `flow` is as good for the page "Flows" as its own word. */
  otherNumber: 0.9,
  /** Another word for the thing: found, but after those that use the reader's own word. */
  synonym: 0.4,
  /** An identifier as a whole, over its parts. */
  identifier: 2,
  /** The query's words are the title's, in order and without others. */
  wholeTitle: 6,
  /** The query as it stands is in the title or the text, as a pasted message is. */
  phrase: 8,
} as const;

const shared = {tokenize, processTerm: (term: string) => term, autoVacuum: false} as const;

export interface SearchEngine {
  /** Takes the records; from now on titles and headings are found. */
  readonly loadHeadings: (file: HeadingsFile) => void;
  /** Takes the texts of these records; from now on texts are found too. */
  readonly loadTexts: (file: TextsFile) => void;
  /** All matches, the best first. */
  readonly search: (query: string) => Match[];
}

/** An engine without data: it finds nothing until headings are loaded. */
export function createEngine(): SearchEngine {
  const indexes: Index[] = [];
  let records: SearchRecord[] = [];
  return {
    loadHeadings(file) {
      records = file.records.map((record) => ({...record, objectID: record.url, content: null}));
      const index = new MiniSearch<Headings>({...shared, fields: ['title', 'path']});
      index.addAll(records.map((record, id) => ({id, title: ownTitle(record), path: pathOf(record)})));
      indexes.push(index);
    },
    loadTexts({texts}) {
      records = records.map((record, id) => ({...record, content: texts[id] ?? null}));
      const index = new MiniSearch<Texts>({...shared, fields: ['text']});
      index.addAll(texts.map((text, id) => ({id, text: text ?? ''})));
      indexes.push(index);
    },
    search(query) {
      return rank(indexes, query, records).flatMap(({id, terms}) => {
        const record = records[id];
        return record ? [{record, terms}] : [];
      });
    },
  };
}

function pathOf({type, hierarchy}: SearchRecord): string {
  const own = Number(type.slice(3));
  return [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5]
    .slice(0, own - 1)
    .join(' ');
}

/** Titles of pages before headings, headings before rows; shallow pages before deep ones. */
function weightOf({type, url}: SearchRecord): number {
  const level = Number(type.slice(3));
  const depth = url.split('#', 1)[0]?.split('/').length ?? 0;
  return (level === 1 ? 1.6 : 1) * (1 - 0.06 * level) * (1 - 0.02 * depth);
}

/** Candidates whose text is compared with the whole query; the others can't reach the first page of results. */
const PHRASE_CANDIDATES = 200;

function rank(indexes: readonly Index[], query: string, records: readonly SearchRecord[]) {
  const words = queryWords(query).map((word) => correct(word, indexes));
  const identifiers = queryIdentifiers(query);
  const scores = new Map<number, Score>();
  const add = (word: string, term: string, share: number): void => {
    for (const index of indexes) {
      for (const {id, score, terms} of index.search(term, optionsFor(term))) {
        const entry = scores.get(id as number) ?? {score: 0, words: new Set(), terms: new Set()};
        entry.score += score * share * (taskWords.has(word) ? weights.taskShare : 1);
        // An identifier in running text is one of its many mentions; in a title it is what the place is about.
        if (index === indexes[0] || !identifiers.includes(word)) entry.words.add(word);
        terms.forEach((each) => entry.terms.add(each));
        scores.set(id as number, entry);
      }
    }
  };
  for (const word of words) {
    add(word, word, 1);
    add(word, otherNumber(word), weights.otherNumber);
    for (const synonym of synonymsOf(word)) add(word, synonym, weights.synonym);
  }
  for (const identifier of identifiers) add(identifier, identifier, weights.identifier);
  const title = words.map(singular).join(' ');
  const found = [...scores].flatMap(([id, {score, words: hit, terms}]) => {
    const record = records[id];
    if (!record) return [];
    // Each further word of the query that is there counts for more than any frequency of the others.
    const gains = [...hit].map((word) => (taskWords.has(word) ? weights.taskGain : weights.nounGain));
    const isTitle = queryWords(ownTitle(record)).map(singular).join(' ') === title;
    const factor = gains.reduce((product, gain) => product * gain, isTitle ? weights.wholeTitle : 1);
    return [{id, record, terms: [...terms], score: score * weightOf(record) * factor}];
  });
  const byScore = (a: {score: number; id: number}, b: {score: number; id: number}): number =>
    b.score - a.score || a.id - b.id;
  found.sort(byScore);
  const phrase = normalize(query).trim();
  if (!phrase.includes(' ')) return found;
  return found
    .slice(0, PHRASE_CANDIDATES)
    .map((each) =>
      holdsPhrase(each.record, phrase) ? {...each, score: each.score * weights.phrase} : each,
    )
    .sort(byScore)
    .concat(found.slice(PHRASE_CANDIDATES));
}

/** An error message or a title that was pasted whole is meant as it stands. */
function holdsPhrase(record: SearchRecord, phrase: string): boolean {
  return normalize(`${ownTitle(record)}\n${record.content ?? ''}`).includes(phrase);
}

/** Identifiers, versions and short words are meant as they stand; longer words may have a letter wrong. */
function optionsFor(term: string): SearchOptions {
  return {
    boost: {title: 6, path: 1.5, text: 1},
    prefix: term.length > 1,
    fuzzy: /[\d_.]/.test(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2,
    weights: {prefix: 0.5, fuzzy: 0.15},
    tokenize: (text) => [text],
    bm25: {k: 1.2, b: 0.6, d: 0.5},
  };
}

/**
 * A word that the index doesn't know, with two neighboring letters changed round if it knows that one: `oauht2 → oauth2`.
 * The index's own tolerance counts such a slip as two errors, and allows none in words with digits.
 */
function correct(word: string, indexes: readonly Index[]): string {
  const isKnown = (candidate: string): boolean =>
    indexes.some((index) => index.search(candidate, {prefix: true, tokenize: (text) => [text]}).length > 0);
  if (word.length < 4 || isKnown(word)) return word;
  for (let i = 0; i + 1 < word.length; i++) {
    const candidate = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
    if (candidate !== word && isKnown(candidate)) return candidate;
  }
  return word;
}
