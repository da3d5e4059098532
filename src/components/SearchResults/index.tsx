/** Query field and results of the search page. The query stands in the address, so that a search can be linked to. */
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Hit} from '@site/src/lib/search/hits';
import {levels} from '@site/src/lib/search/record';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useResults} from './useResults';

const MAX_QUERY = 64;

export function SearchResults(): ReactNode {
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The page is built without a query; the first render in the browser has to be the same.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY) : '';
  const {status, hits, total, more} = useResults(query);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more(),
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [more]);

  return (
    <>
      <h1>{query ? `Search results for “${query}”` : 'Search the documentation'}</h1>
      <noscript>
        <p>
          The search runs in the browser and needs JavaScript. All pages are listed in the sidebar of the
          documentation.
        </p>
      </noscript>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          aria-label="Search docs"
          placeholder="Search docs"
          autoComplete="off"
          maxLength={MAX_QUERY}
          className={styles.field}
          value={query}
          onChange={({target}) =>
            history.replace({pathname, search: target.value ? `?q=${encodeURIComponent(target.value)}` : ''})
          }
        />
      </form>
      <p role="status" className={styles.status}>
        {statusText(status, query, total)}
      </p>
      {status === 'error' && <p>You might want to check your network connection.</p>}
      <ol className={styles.results}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}

function statusText(status: ReturnType<typeof useResults>['status'], query: string, total: number): string {
  if (query === '') return '';
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'loading') return 'Searching…';
  return total === 0 ? `No results for "${query}"` : `${total} ${total === 1 ? 'result' : 'results'}`;
}

/** Titles and snippets are safe as HTML: the search escapes them before it marks the matches. */
function Result({hit}: {readonly hit: Hit}): ReactNode {
  const titles = levels.flatMap((level) => hit._highlightResult.hierarchy[level]?.value ?? []);
  const title = titles.at(-1) ?? '';
  const snippet = hit._snippetResult.content?.value;
  return (
    <li>
      <p className={styles.path} dangerouslySetInnerHTML={{__html: titles.slice(0, -1).join(' › ')}} />
      <h2 className={styles.title}>
        <Link to={hit.url}>
          <span dangerouslySetInnerHTML={{__html: title}} />
        </Link>
      </h2>
      {snippet && <p dangerouslySetInnerHTML={{__html: snippet}} />}
    </li>
  );
}
