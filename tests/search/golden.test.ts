/** How well the embedded search answers the golden set: queries as readers type them, and the pages that answer them. */
import {beforeAll, describe, expect, it} from 'vitest';
import {createEngine, type SearchEngine} from '../../src/lib/search/engine';
import {toFiles} from '../../src/lib/search/indexFormat';
import {toRecords} from '../../src/lib/search/toRecords';
import {readNavigation} from '../../src/node/readNavigation';
import {readSitePages} from '../../src/node/readSitePages';
import golden from './golden.json';

const kinds = ['concept', 'task', 'identifier', 'error', 'misspelt'] as const;

interface Query {
  readonly query: string;
  readonly kind: string;
  /** The page that answers, or the place on it if it has an id. */
  readonly page?: string;
  /** Instead of `page`: any of these answers. */
  readonly pages?: readonly string[];
  /** Only for the report: the ranking was not tuned on this query. */
  readonly final?: boolean;
}

const queries: readonly Query[] = golden;

let engine: SearchEngine;
let addresses: ReadonlySet<string>;
/** Place of the first right answer of each query, from 1; 0 for none. */
let ranks: ReadonlyMap<Query, number>;

beforeAll(() => {
  const pages = readSitePages();
  const records = toRecords(pages, readNavigation('facts/navigation.json'));
  addresses = new Set(records.flatMap(({url}) => [url, toRoute(url)]));
  const {headings, texts} = toFiles(records);
  engine = createEngine();
  engine.loadHeadings(headings);
  engine.loadTexts(texts);
  ranks = new Map(queries.map((query) => [query, rankOf(query)]));
}, 120_000);

function toRoute(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function answersOf({page, pages = []}: Query): readonly string[] {
  return page === undefined ? pages : [page, ...pages];
}

function rankOf(query: Query): number {
  const answers = answersOf(query);
  return (
    engine
      .search(query.query)
      .findIndex(({record: {url}}) => answers.includes(url) || answers.includes(toRoute(url))) + 1
  );
}

/** Shares of the queries answered first and among the first five, and the mean reciprocal rank. */
function measure(part: readonly Query[]): {hit1: number; hit5: number; mrr: number} {
  const share = (value: (rank: number) => number): number =>
    part.reduce((sum, query) => sum + value(ranks.get(query) ?? 0), 0) / part.length;
  return {
    hit1: share((rank) => Number(rank === 1)),
    hit5: share((rank) => Number(rank > 0 && rank <= 5)),
    mrr: share((rank) => (rank === 0 ? 0 : 1 / rank)),
  };
}

function toRow(name: string, part: readonly Query[]): string {
  const {hit1, hit5, mrr} = measure(part);
  const numbers = [hit1, hit5, mrr].map((value) => value.toFixed(3).padStart(7));
  return name.padEnd(20) + String(part.length).padStart(4) + numbers.join('');
}

function toTable(): string {
  const parts = [
    ['tuning', queries.filter(({final}) => !final)],
    ['final', queries.filter(({final}) => final)],
  ] as const;
  return [
    `${''.padEnd(20)}   n  hit@1  hit@5    MRR`,
    ...parts.flatMap(([name, part]) => [
      ...kinds.map((kind) =>
        toRow(
          `${name} ${kind}`,
          part.filter((query) => query.kind === kind),
        ),
      ),
      toRow(name, part),
    ]),
    toRow('all', queries),
  ].join('\n');
}

describe('the golden set', () => {
  it('has at least 120 different queries of five kinds, a third of them for the report only', () => {
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({kind}) => kind))).toEqual(new Set(kinds));
    const share = queries.filter(({final}) => final).length / queries.length;
    expect(share).toBeCloseTo(1 / 3, 1);
  });

  it('expects only places that exist', () => {
    const unknown = queries.flatMap((query) => answersOf(query).filter((answer) => !addresses.has(answer)));
    expect(unknown).toEqual([]);
    expect(queries.filter((query) => answersOf(query).length === 0)).toEqual([]);
  });

  it('is answered first for three queries of four, and among the first five for nineteen of twenty', () => {
    const missed = queries
      .filter((query) => ![1, 2, 3, 4, 5].includes(ranks.get(query) ?? 0))
      .map(({query}) => query);
    console.log(`${toTable()}\nnot among the first five: ${missed.join(' · ') || 'none'}`);
    const {hit1, hit5} = measure(queries);
    expect(hit1).toBeGreaterThanOrEqual(0.75);
    expect(hit5).toBeGreaterThanOrEqual(0.95);
  });
});
