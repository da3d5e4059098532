/** Beside each page its Markdown twin (`/a/b/` → `/a/b.md`), and `llms.txt` that lists them all. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLlmsText} from '../../lib/llms/toLlmsText';
import {toMarkdown} from '../../lib/mdx/toMarkdown';
import {routeToTwin} from '../../lib/page/route';
import {readNavigation} from '../../node/readNavigation';
import {readSitePages} from '../../node/readSitePages';
import {writeFiles} from '../../node/writeFiles';

export default function markdownTwins({siteConfig}: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, baseUrl}) {
      const {title, tagline, url} = siteConfig;
      const siteRoot = `${url}${baseUrl}`;
      const pages = readSitePages();
      const navigation = readNavigation('facts/navigation.json');
      writeFiles(
        outDir,
        new Map([
          ...pages.map((page): [string, string] => [routeToTwin(page.route), toMarkdown(page, siteRoot)]),
          ['/llms.txt', toLlmsText({title, tagline, pages, navigation, siteRoot})],
        ]),
      );
      await Promise.resolve();
    },
  };
}
