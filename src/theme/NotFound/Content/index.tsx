/** The not-found page: follows a redirect that the host doesn't know, else suggests the pages nearest to the address. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {type ReactNode} from 'react';
import {useMissingPage} from './useMissingPage';

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const suggestions = useMissingPage(pathname);
  return (
    <main className={clsx('container margin-vert--xl markdown', className)}>
      <Heading as="h1">Page Not Found</Heading>
      <p>
        Nothing is published at this address. It may have moved in a newer version, or the link has a typing
        error.
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="nearest">Pages with a similar address:</p>
          <ul aria-labelledby="nearest">
            {suggestions.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link> <code>{page.path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to="/">Start page of the documentation</Link>
      </p>
    </main>
  );
}
