/**
 * The tree of the docs sidebar as it stands in `facts/navigation.json`, and its way to the generator's form.
 * Entries whose page isn't written yet drop out, so the sidebar always shows what exists.
 */
import {routeToDocId} from './route';

/** One entry: a page (`route`), a folder (`items`), or both. A `route` may also be an external address. */
export interface NavigationEntry {
  readonly label: string;
  readonly route?: string;
  readonly items?: readonly NavigationEntry[];
}

/** An item in the generator's form. */
export type SidebarItem =
  | {readonly type: 'link'; readonly label: string; readonly href: string}
  | {readonly type: 'doc'; readonly label: string; readonly id: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly collapsed: true;
      readonly items: SidebarItem[];
      readonly link?: {readonly type: 'doc'; readonly id: string};
    };

/**
 * `entries → sidebar items`, keeping only pages for which `exists(docId)` holds and folders that lead to one.
 * External addresses stay only beside an existing page.
 */
export function toSidebar(
  entries: readonly NavigationEntry[],
  exists: (docId: string) => boolean,
): SidebarItem[] {
  const items = entries.flatMap((entry) => toItem(entry, exists));
  return items.some((item) => item.type !== 'link') ? items : [];
}

function toItem(entry: NavigationEntry, exists: (docId: string) => boolean): SidebarItem[] {
  const {label, route} = entry;
  if (route?.startsWith('https://')) return [{type: 'link', label, href: route}];
  const id = route === undefined ? undefined : routeToDocId(route, exists);
  const items = toSidebar(entry.items ?? [], exists);
  if (items.length === 0) return id === undefined ? [] : [{type: 'doc', id, label}];
  return [{type: 'category', label, collapsed: true, items, ...(id && {link: {type: 'doc', id}})}];
}
