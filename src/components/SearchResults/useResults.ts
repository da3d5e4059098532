import type {Hit} from '@site/src/lib/search/hits';
import {useSearchClient} from '@site/src/search/useSearchClient';
import {useCallback, useEffect, useRef, useState} from 'react';

const HITS_PER_PAGE = 20;

interface Results {
  readonly query: string;
  readonly status: 'loading' | 'done' | 'error';
  readonly hits: readonly Hit[];
  readonly total: number;
}

const nothing: Results = {query: '', status: 'done', hits: [], total: 0};

/**
 * Results of a query, twenty at first; `more` adds the next ones. While a new query is answered the results of the last one
 * stay, so that the page doesn't flicker with every letter; an answer to an older query is dropped.
 */
export function useResults(query: string): Results & {readonly more: () => void} {
  const client = useSearchClient();
  const [answered, setAnswered] = useState<Results>(nothing);
  const asked = useRef('');
  const busy = useRef(false);

  const fetchFrom = useCallback(
    (offset: number): void => {
      busy.current = true;
      client
        .search(query, offset, HITS_PER_PAGE)
        .then(
          ({hits, total}) =>
            (last: Results): Results => ({
              query,
              status: 'done',
              total,
              hits: offset === 0 ? hits : [...last.hits, ...hits],
            }),
          () => (): Results => ({...nothing, query, status: 'error'}),
        )
        .then((update) => {
          busy.current = false;
          if (asked.current === query) setAnswered(update);
        });
    },
    [client, query],
  );

  useEffect(() => {
    asked.current = query;
    if (query !== '') fetchFrom(0);
  }, [query, fetchFrom]);

  const results: Results =
    query === '' ? nothing : answered.query === query ? answered : {...answered, query, status: 'loading'};
  const {hits, total, status} = results;
  const more = useCallback(() => {
    if (!busy.current && status === 'done' && hits.length < total) fetchFrom(hits.length);
  }, [fetchFrom, hits.length, status, total]);
  return {...results, more};
}
