/** The head of a page, with a link to its Markdown twin. */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {routeToTwin} from '@site/src/lib/page/route';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadataWithTwin(): ReactNode {
  const {metadata} = useDoc();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = routeToTwin(`/${metadata.permalink.slice(baseUrl.length)}`);
  return (
    <>
      <DocItemMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={`${baseUrl}${twin.slice(1)}`} />
      </Head>
    </>
  );
}
