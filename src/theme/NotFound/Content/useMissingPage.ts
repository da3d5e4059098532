/** What is known about an address without a page: where it moved to, or which pages have similar addresses. */
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createMatcher} from '@site/src/lib/redirects/createMatcher';
import {nearestPages, type PageAddress} from '@site/src/lib/url/nearestPages';
import {useEffect, useState} from 'react';

const SUGGESTIONS = 5;

/**
 * Pages nearest to the address, once their list has loaded; none until then, or if it can't be loaded. An address that a
 * redirect rule knows is left at once: on hosts without server rules this page is where such visits arrive.
 */
export function useMissingPage(pathname: string): readonly PageAddress[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const [pages, setPages] = useState<readonly PageAddress[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const load = async (name: string): Promise<unknown> =>
      (await fetch(withBaseUrl(name), {signal: abort.signal})).json();
    const find = async (): Promise<void> => {
      const path = `/${pathname.slice(withBaseUrl('/').length)}`;
      const rules = (await load('/redirects.json')) as Parameters<typeof createMatcher>[0];
      const target = createMatcher(rules)(path);
      if (target) {
        const to = target.to.startsWith('/') ? withBaseUrl(target.to) : target.to;
        location.replace(to + location.search + location.hash);
        return;
      }
      setPages(nearestPages(path, (await load('/pages.json')) as PageAddress[], SUGGESTIONS));
    };
    // Without the lists the page still says what happened and links home.
    find().catch(() => setPages([]));
    return () => abort.abort();
  }, [pathname, withBaseUrl]);
  return pages;
}
