/** The search dialog: DocSearch's own, answered by the embedded search. It loads when a reader reaches for the search. */
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSearchClient} from '@site/src/search/useSearchClient';
import {useCallback, useEffect, useMemo, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {toDocSearchClient} from './toDocSearchClient';
import {showFailure, useDialogSemantics} from './useDialogSemantics';

export interface SearchDialogProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

type HitLinkProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

function HitOption({hit, children}: HitLinkProps): ReactNode {
  return <div data-url={hit.url}>{children}</div>;
}

export default function SearchDialog({initialQuery, onClose}: SearchDialogProps): ReactNode {
  const history = useHistory();
  const client = useSearchClient();
  const searchPage = useBaseUrl('/search/');
  const choose = useCallback(
    (url: string, inNewTab: boolean): void => {
      if (inNewTab) window.open(url);
      else history.push(url);
    },
    [history],
  );
  useDialogSemantics(choose);

  const fixed = useMemo<Partial<DocSearchModalProps>>(
    () => ({
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      // The dialog makes a client of the hosted service; ours takes its place, in the same form.
      transformSearchClient: (hosted) => toDocSearchClient(client, hosted, showFailure),
      resultsFooterComponent: ({state}) => (
        <Link to={`${searchPage}?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
          See all {String(state.context.nbHits)} results
        </Link>
      ),
    }),
    [client, history, onClose, searchPage],
  );
  const scrollY = useMemo(() => window.scrollY, []);
  useEffect(() => client.warm(), [client]);

  return createPortal(
    <DocSearchModal
      appId="embedded"
      apiKey="embedded"
      indexName="documentation"
      placeholder="Search docs"
      maxResultsPerGroup={5}
      initialQuery={initialQuery}
      initialScrollY={scrollY}
      onClose={onClose}
      hitComponent={HitOption as NonNullable<DocSearchModalProps['hitComponent']>}
      {...fixed}
    />,
    document.body,
  );
}
