import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes each text to its path below `folder`, folders included; the paths may begin with a slash. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
}
