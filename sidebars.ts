/** The one docs sidebar: the tree of `facts/navigation.json` with the pages that exist. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {toSidebar} from './src/lib/page/navigation';
import {readDocIds, readNavigation} from './src/node/readNavigation';

const docIds = readDocIds('docs');

const sidebars: SidebarsConfig = {
  docs: toSidebar(readNavigation('facts/navigation.json'), (id) => docIds.has(id)),
};

export default sidebars;
