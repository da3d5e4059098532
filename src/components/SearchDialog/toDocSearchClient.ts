/** The embedded search in the form in which DocSearch asks: several requests at once, Algolia's answer shape. */
import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchClient} from '@site/src/search/client';

type HostedClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

interface Request {
  readonly query?: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
}

const HITS_PER_PAGE = 20;

/**
 * `hosted` with its `search` replaced; everything else of it stays, because DocSearch sets its own name on it. `onOutcome`
 * hears of each answer whether it failed: DocSearch's own error screen is gone again before it is painted.
 */
export function toDocSearchClient(
  client: SearchClient,
  hosted: HostedClient,
  onOutcome: (failed: boolean) => void,
): HostedClient {
  const answer = async ({query = '', hitsPerPage = HITS_PER_PAGE, page = 0}: Request) => {
    const {hits, total} = await client.search(query, page * hitsPerPage, hitsPerPage);
    const nbPages = Math.ceil(total / hitsPerPage);
    return {hits, nbHits: total, page, hitsPerPage, nbPages, query, params: '', index: ''};
  };
  const search = async ({requests}: {requests: readonly Request[]}) => {
    try {
      const results = await Promise.all(requests.map(answer));
      onOutcome(false);
      return {results};
    } catch (error) {
      onOutcome(true);
      throw error;
    }
  };
  return {...hosted, search: search as unknown as HostedClient['search']};
}
