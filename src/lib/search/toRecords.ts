/** Pages → search records: one a section, and one for each row or problem that can be linked to. */
import type {NavigationEntry} from '../page/navigation';
import type {Page} from '../page/page';
import {toSections, type Section} from '../page/sections';
import {levels, type Hierarchy, type SearchRecord} from './record';

/** Where pages stand that the navigation doesn't list. */
const OTHER_PAGES = 'Documentation';
const DEEPEST = levels.length - 1;

/** Records in the order of the pages; code of fences counts as text, because readers search for lines of it. */
export function toRecords(
  pages: readonly Pick<Page, 'route' | 'title' | 'tree'>[],
  navigation: readonly NavigationEntry[],
): SearchRecord[] {
  const names = sectionNames(navigation);
  return pages.flatMap((page) => {
    const lvl0 = names.get(page.route) ?? OTHER_PAGES;
    return toSections(page).flatMap((section) => sectionRecords(section, lvl0));
  });
}

function sectionRecords({route, id, path, blocks, code}: Section, lvl0: string): SearchRecord[] {
  const plain = blocks.filter((block) => block.id === undefined).map((block) => block.text);
  const rows = blocks.flatMap(({id: rowId, text}) => (rowId === undefined ? [] : [{rowId, text}]));
  return [
    toRecord(lvl0, route, id, path, [...plain, code].filter(Boolean).join('\n')),
    ...rows.map(({rowId, text}) => {
      const [name = '', ...cells] = text.split(' | ');
      return toRecord(lvl0, route, rowId, [...path, name], cells.join(' | '));
    }),
  ];
}

function toRecord(
  lvl0: string,
  route: string,
  id: string,
  path: readonly string[],
  content: string,
): SearchRecord {
  const url = id === '' ? route : `${route}#${id}`;
  const titles = path.slice(0, DEEPEST);
  const type = levels[titles.length] as SearchRecord['type'];
  return {objectID: url, url, type, hierarchy: toHierarchy(lvl0, titles), content: content || null};
}

function toHierarchy(lvl0: string, path: readonly string[]): Hierarchy {
  const [lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = path;
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}

/** Each route → the label of the top-level entry that it stands below. */
function sectionNames(navigation: readonly NavigationEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const visit = (entry: NavigationEntry, name: string): void => {
    if (entry.route) names.set(entry.route, name);
    entry.items?.forEach((child) => visit(child, name));
  };
  navigation.forEach((entry) => visit(entry, entry.label));
  return names;
}
