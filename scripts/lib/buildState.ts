/** What the last build was made from, so that a build is skipped when nothing changed and caches are dropped when they lie. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/node/listFiles';

const stateFile = '.cache/build.json';
const pages = ['docs', 'blog', 'static'];
/** What pages are made with. The generator's caches are keyed by page, so a change here makes them stale. */
const makers = ['facts', 'src', 'docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'];

interface BuildState {
  readonly makers: string;
  readonly pages: string;
}

/** Hashes of everything that a build reads: files and the owner's switches. */
export function currentState(): BuildState {
  const switches = Object.entries(process.env).filter(([name]) => name.startsWith('DOCS_'));
  return {makers: hash(makers, JSON.stringify(switches.sort())), pages: hash(pages, '')};
}

/** Whether `build/` was made from exactly what is there now. */
export function isBuilt(): boolean {
  const last = readState();
  const now = currentState();
  return existsSync('build/index.html') && last?.makers === now.makers && last.pages === now.pages;
}

/** Removes the generator's caches if what they were made with has changed. */
export function dropStaleCaches(): void {
  if (readState()?.makers === currentState().makers) return;
  for (const folder of ['.docusaurus', 'node_modules/.cache']) rmSync(folder, {recursive: true, force: true});
}

/** Remembers what the build was made from. Taken before the build: a file changed meanwhile counts as not built. */
export function rememberState(state: BuildState): void {
  mkdirSync(path.dirname(stateFile), {recursive: true});
  writeFileSync(stateFile, JSON.stringify(state));
}

function readState(): BuildState | undefined {
  return existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as BuildState) : undefined;
}

function hash(paths: readonly string[], seed: string): string {
  const sum = createHash('sha256').update(seed);
  for (const file of paths.flatMap(filesOf)) sum.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return sum.digest('hex');
}

function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return listFiles(entry, /(?<!\.test\.tsx?)$/).map((file) => path.join(entry, file));
}
