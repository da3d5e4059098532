/** What page and search worker say to each other. */
import type {Hit} from '../lib/search/hits';

/** First message: where the files are and below which path the site is served. */
export interface StartMessage {
  readonly kind: 'start';
  readonly baseUrl: string;
}

export interface SearchMessage {
  readonly kind: 'search';
  /** Comes back with the answer. */
  readonly id: number;
  readonly query: string;
  readonly offset: number;
  readonly limit: number;
}

export interface SearchAnswer {
  readonly id: number;
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Set instead of hits when the files could not be had. */
  readonly error?: string;
}

/** Files of the search below the site's base path. */
export const SEARCH_FILES = {
  headings: 'search-index/headings.json',
  texts: 'search-index/texts.json',
} as const;
