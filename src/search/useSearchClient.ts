import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createSearchClient, type SearchClient} from './client';

let client: SearchClient | undefined;

/** The one search client of the page: dialog and search page share its worker and what it has loaded. */
export function useSearchClient(): SearchClient {
  const baseUrl = useBaseUrlUtils().withBaseUrl('/');
  return (client ??= createSearchClient(baseUrl));
}
