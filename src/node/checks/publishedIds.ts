/** The committed list of published heading ids. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collectIds, mergeIds, publishedIdsFile, type PublishedIds} from '../../lib/checks/publishedIds';
import {throwProblems} from '../../lib/problems';
import {listPages, readPages} from './readPages';

/** The list; empty before it was first written. @throws SyntaxError if it is no JSON. */
export function readPublishedIds(root: string): PublishedIds {
  const file = path.join(root, publishedIdsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PublishedIds) : {};
}

/** Adds the ids of all pages to the list. @throws ProblemsError if a page can't be parsed. */
export function writePublishedIds(root: string): void {
  const {pages, problems} = readPages(root, listPages(root));
  throwProblems(problems);
  const ids = mergeIds(readPublishedIds(root), collectIds(pages));
  writeFileSync(path.join(root, publishedIdsFile), `${JSON.stringify(ids, undefined, 2)}\n`);
}
