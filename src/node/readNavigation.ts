/** Reads what the sidebar is made of: the navigation facts and which documents exist. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {NavigationEntry} from '../lib/page/navigation';
import {listFiles} from './listFiles';

const root = path.resolve(__dirname, '../..');

/** Ids of all documents below `folder`, relative to the project: `docs/core/architecture.mdx → core/architecture`. */
export function readDocIds(folder: string): ReadonlySet<string> {
  return new Set(listFiles(path.join(root, folder), /\.mdx?$/).map((file) => file.replace(/\.mdx?$/, '')));
}

/** The navigation tree. @throws SyntaxError if the file isn't JSON. */
export function readNavigation(file: string): NavigationEntry[] {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as NavigationEntry[];
}
