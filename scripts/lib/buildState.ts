/** What the last build was made from, so that a build is skipped when nothing changed. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/node/listFiles';

const stateFile = '.cache/build-inputs';
const inputs = [
  'docs',
  'blog',
  'static',
  'facts',
  'src',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
];

/** Hash of everything that a build reads: files and the owner's switches. */
export function hashInputs(): string {
  const switches = Object.entries(process.env).filter(([name]) => name.startsWith('DOCS_'));
  const sum = createHash('sha256').update(JSON.stringify(switches.sort()));
  for (const file of inputs.flatMap(filesOf)) sum.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return sum.digest('hex');
}

/** Whether `build/` was made from exactly what is there now. */
export function isBuilt(): boolean {
  return (
    existsSync('build/index.html') &&
    existsSync(stateFile) &&
    readFileSync(stateFile, 'utf8') === hashInputs()
  );
}

/** Remembers what the build was made from. Taken before the build: a file changed meanwhile counts as not built. */
export function rememberInputs(hash: string): void {
  mkdirSync(path.dirname(stateFile), {recursive: true});
  writeFileSync(stateFile, hash);
}

function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return listFiles(entry, /(?<!\.test\.tsx?)$/).map((file) => path.join(entry, file));
}
