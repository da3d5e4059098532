/**
 * Finds records for a query. Two indexes: titles and headings answer first; the text joins when its file has arrived.
 * `rank.ts` puts what they find in order.
 */
import MiniSearch from 'minisearch';
import type {HeadingsFile, TextsFile} from './indexFormat';
import {rank, type Headings, type Index, type Texts} from './rank';
import {ownTitle, type SearchRecord} from './record';
import {tokenize} from './tokenize';

/** A found record, with the terms that were found in it. */
export interface Match {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
}

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
  let indexes: readonly Index[] = [];
  let records: SearchRecord[] = [];
  return {
    loadHeadings(file) {
      records = file.records.map((record) => ({...record, objectID: record.url, content: null}));
      const index = new MiniSearch<Headings>({...shared, fields: ['title', 'path']});
      index.addAll(records.map((record, id) => ({id, title: ownTitle(record), path: pathOf(record)})));
      indexes = [index];
    },
    loadTexts({texts}) {
      records = records.map((record, id) => ({...record, content: texts[id] ?? null}));
      const index = new MiniSearch<Texts>({...shared, fields: ['text']});
      index.addAll(texts.map((text, id) => ({id, text: text ?? ''})));
      indexes = [...indexes.slice(0, 1), index];
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
