/** Writes `pages.json`: address and title of every document, for the suggestions of the not-found page. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageAddress} from '../../lib/url/nearestPages';

export default function pageList({baseUrl}: LoadContext): Plugin {
  let pages: PageAddress[] = [];
  return {
    name: 'page-list',
    async allContentLoaded({allContent}) {
      pages = listPages(allContent, baseUrl);
      await Promise.resolve();
    },
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
    },
  };
}

function listPages(allContent: AllContent, baseUrl: string): PageAddress[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  return docs.loadedVersions
    .flatMap((version) => version.docs)
    .map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
