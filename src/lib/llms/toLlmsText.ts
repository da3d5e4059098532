/** The list of all Markdown twins, as `/llms.txt` (https://llmstxt.org) for readers that are programs. */
import type {NavigationEntry} from '../page/navigation';
import type {Page} from '../page/page';
import {routeToTwin} from '../page/route';

export interface LlmsInput {
  readonly title: string;
  readonly tagline: string;
  readonly pages: readonly Pick<Page, 'route' | 'title' | 'description'>[];
  readonly navigation: readonly NavigationEntry[];
  /** Origin and base path of the site, with a slash at the end. */
  readonly siteRoot: string;
}

/**
 * Title and tagline, then a section for each top entry of the sidebar with links to the twins of its pages, in the order of the
 * sidebar; pages that stand nowhere in it come last, by route. Each page is listed once.
 */
export function toLlmsText({title, tagline, pages, navigation, siteRoot}: LlmsInput): string {
  const rest = new Map(pages.map((page) => [page.route, page]));
  const takePages = (entry: NavigationEntry): string[] => {
    const page = rest.get(entry.route ?? '');
    if (page) rest.delete(page.route);
    const own = page ? [toItem(page, siteRoot)] : [];
    return [...own, ...(entry.items ?? []).flatMap(takePages)];
  };
  const listed = navigation.map((entry) => toSection(entry.label, takePages(entry)));
  const others = [...rest.values()].sort((a, b) => (a.route < b.route ? -1 : 1));
  const sections = [
    ...listed,
    toSection(
      'Other pages',
      others.map((page) => toItem(page, siteRoot)),
    ),
  ];
  return [`# ${title}\n`, `> ${tagline}\n`, ...sections.filter((section) => section !== '')].join('\n');
}

function toSection(label: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${label}\n\n${items.join('\n')}\n`;
}

function toItem({route, title, description}: LlmsInput['pages'][number], siteRoot: string): string {
  return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${siteRoot}${routeToTwin(route).slice(1)}): ${description}`;
}
