/** Writes what the search reads: the records of all pages, and the dialog's style sheet, which loads with the dialog. */
import type {Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import {toFiles} from '../../lib/search/indexFormat';
import {toRecords} from '../../lib/search/toRecords';
import {readNavigation} from '../../node/readNavigation';
import {readSitePages} from '../../node/readSitePages';
import {writeFiles} from '../../node/writeFiles';
import {SEARCH_FILES} from '../../search/protocol';

export default function search(): Plugin {
  return {
    name: 'search',
    async postBuild({outDir}) {
      const pages = readSitePages();
      const {headings, texts} = toFiles(toRecords(pages, readNavigation('facts/navigation.json')));
      writeFiles(
        outDir,
        new Map([
          [`/${SEARCH_FILES.headings}`, JSON.stringify(headings)],
          [`/${SEARCH_FILES.texts}`, JSON.stringify(texts)],
          [
            '/search-index/dialog.css',
            readFileSync(require.resolve('@docsearch/css/dist/style.css'), 'utf8'),
          ],
        ]),
      );
      await Promise.resolve();
    },
  };
}
