/** Keeps links from elsewhere alive: an address that was published once may only go with a reason. */
import {headingsOf} from './headings';
import {routeOf, type CheckedPage} from './page';
import type {Problem} from '../problems';

/** Heading ids by route, both sorted. */
export type PublishedIds = Readonly<Record<string, readonly string[]>>;

export const publishedIdsFile = 'facts/published-ids.json';
export const removedIdsFile = 'facts/removed-ids.txt';

/** The ids that the pages have now. */
export function collectIds(pages: readonly CheckedPage[]): PublishedIds {
  return Object.fromEntries(
    pages
      .map(
        (page) =>
          [
            routeOf(page),
            headingsOf(page)
              .flatMap(({id}) => id ?? [])
              .sort(),
          ] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Both lists in one. Nothing is ever taken off a list of published ids. */
export function mergeIds(published: PublishedIds, current: PublishedIds): PublishedIds {
  const routes = [...new Set([...Object.keys(published), ...Object.keys(current)])].sort();
  return Object.fromEntries(
    routes.map((route) => [
      route,
      [...new Set([...(published[route] ?? []), ...(current[route] ?? [])])].sort(),
    ]),
  );
}

/**
 * `removed` is the text of `facts/removed-ids.txt`: `/route/#id reason`, or `/route/ reason` for a whole page; `#` begins a comment.
 * A problem for each published id and page that is gone without such a line, each line that is none or whose id is there,
 * and one for each page with ids that aren't on the list yet.
 */
export function checkPublishedIds(
  published: PublishedIds,
  current: PublishedIds,
  removed: string,
): Problem[] {
  const {reasons, problems} = parseRemoved(removed, current);
  const gone = Object.entries(published).flatMap(([route, ids]): Problem[] => {
    if (reasons.has(route)) return [];
    const now = current[route];
    if (now === undefined) return [goneProblem('page', route)];
    return ids
      .filter((id) => !now.includes(id) && !reasons.has(`${route}#${id}`))
      .map((id) => goneProblem('heading', `${route}#${id}`));
  });
  const added = Object.entries(current).flatMap(([route, ids]): Problem[] => {
    const names = ids.filter((id) => !published[route]?.includes(id));
    if (published[route] !== undefined && names.length === 0) return [];
    const message = `${route} is not on the list${names.length > 0 ? ` with ${names.map((id) => `#${id}`).join(', ')}` : ''}.`;
    return [
      {
        file: publishedIdsFile,
        message,
        fix: 'Run "npm run check:content -- --write-ids" and commit the file.',
      },
    ];
  });
  return [...problems, ...gone, ...added];
}

function goneProblem(what: 'page' | 'heading', address: string): Problem {
  const keep =
    what === 'page' ? 'Bring the page back, or add a redirect and' : 'Bring the heading back with its id, or';
  return {
    file: publishedIdsFile,
    message: `The published ${what} ${address} is gone, and links to it break.`,
    fix: `${keep} say why in a line of ${removedIdsFile}: "${address} reason".`,
  };
}

function parseRemoved(text: string, current: PublishedIds): {reasons: Set<string>; problems: Problem[]} {
  const reasons = new Set<string>();
  const problems: Problem[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const place = {file: removedIdsFile, line: index + 1};
    const [, route, id] = /^(\/(?:\S*\/)?)(?:#(\S+))?\s+\S/.exec(line) ?? [];
    if (route === undefined) {
      problems.push({...place, message: `"${line}" is no removal.`, fix: 'Write "/route/#id reason".'});
    } else if (id === undefined ? current[route] !== undefined : current[route]?.includes(id)) {
      problems.push({
        ...place,
        message: `${route}${id === undefined ? '' : `#${id}`} is there.`,
        fix: 'Remove the line.',
      });
    } else {
      reasons.add(id === undefined ? route : `${route}#${id}`);
    }
  });
  return {reasons, problems};
}
