/** The search page: all results for `?q=`, twenty at a time, the next ones as the reader comes near the end. */
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchResults} from '@site/src/components/SearchResults';

export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search through all pages of the documentation: guides, settings, error messages."
    >
      <main className="container margin-vert--lg">
        <SearchResults />
      </main>
    </Layout>
  );
}
