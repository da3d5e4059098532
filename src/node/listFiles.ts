import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Paths of all files below `folder` whose name matches, relative to it, with `/`, sorted; none if there is no such folder. */
export function listFiles(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
