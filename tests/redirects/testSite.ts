/** A small made-up build: the real rules, a page for each route, and nothing that needs the generator. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileToRoute} from '../../src/lib/page/route';
import {listFiles} from '../../src/node/listFiles';
import {readPlannedRoutes} from '../../src/node/readPlannedRoutes';
import {readRedirects} from '../../src/node/readRedirects';
import {writeDeployFiles} from '../../src/node/writeDeployFiles';
import {toOptions} from '../../src/plugins/redirects/options';
import {files, pages} from './cases';

export interface TestSite {
  /** Folder that holds everything; remove it with `remove`. */
  readonly folder: string;
  /** Path below which the site is served, with both slashes. */
  readonly baseUrl: string;
  /** Folder that a web server publishes. */
  readonly webRoot: string;
  /** Folder of the built site: `webRoot`, or below it. */
  readonly outDir: string;
  readonly deployDir: string;
  readonly pages: ReadonlySet<string>;
  readonly remove: () => void;
}

/** Body of the not-found page. */
export const notFoundText = '<h1>Page Not Found</h1>';

/** Writes the site to a new temporary folder. */
export function createTestSite(baseUrl: string): TestSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  const webRoot = path.join(folder, 'web');
  const outDir = path.join(webRoot, baseUrl);
  const deployDir = path.join(folder, 'deploy');
  const rules = readRedirects();
  const targets = rules.map(({to}) => to).filter((to) => to.startsWith('/') && !to.includes(':splat'));
  const written = listFiles(path.resolve(__dirname, '../../docs'), /\.mdx?$/).map(fileToRoute);
  const all = new Set([...pages, ...written, ...readPlannedRoutes(), ...targets]);
  for (const page of all) write(outDir, `${page}index.html`, `<h1>${page}</h1>`);
  for (const file of files) write(outDir, file, `content of ${file}`.repeat(200));
  write(outDir, '/404.html', notFoundText);
  const {externalHosts} = toOptions({});
  writeDeployFiles({
    rules,
    planned: new Set(),
    routes: [...all, '/404.html'].map((route) => baseUrl + route.slice(1)),
    externalHosts: new Set(externalHosts),
    analytics: false,
    siteUrl: 'https://docs.test',
    baseUrl,
    outDir,
    deployDir,
  });
  return {
    folder,
    baseUrl,
    webRoot,
    outDir,
    deployDir,
    pages: all,
    remove: () => rmSync(folder, {recursive: true}),
  };
}

function write(outDir: string, file: string, text: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}
