/** The embedded search as the rest of the site sees it: queries in, hits out, in a worker that starts on first use. */
import type {Hit} from '../lib/search/hits';
import type {SearchAnswer, SearchMessage, StartMessage} from './protocol';

export interface SearchResult {
  readonly hits: readonly Hit[];
  readonly total: number;
}

export interface SearchClient {
  /** Starts loading, so that the first query finds the files there. */
  readonly warm: () => void;
  /** Hits from `offset` on, at most `limit`. @throws Error if the files can't be had. */
  readonly search: (query: string, offset: number, limit: number) => Promise<SearchResult>;
}

/** A client for the site below `baseUrl` (both slashes). */
export function createSearchClient(baseUrl: string): SearchClient {
  const waiting = new Map<number, (answer: SearchAnswer) => void>();
  let worker: Worker | undefined;
  let count = 0;

  const start = (): Worker => {
    if (worker) return worker;
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', ({data}: MessageEvent<SearchAnswer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    worker.postMessage({kind: 'start', baseUrl} satisfies StartMessage);
    return worker;
  };

  return {
    warm: () => void start(),
    async search(query, offset, limit) {
      const id = count++;
      const {hits, total, error} = await new Promise<SearchAnswer>((resolve) => {
        waiting.set(id, resolve);
        start().postMessage({kind: 'search', id, query, offset, limit} satisfies SearchMessage);
      });
      if (error) throw new Error(error);
      return {hits, total};
    },
  };
}
