/** The built site, read once for all tests of the build's output. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {isRedirectPage} from '../../src/lib/redirects/toHtmlFallbacks';
import {listFiles} from '../../src/node/listFiles';

export const buildFolder = path.resolve(__dirname, '../../build');

/** Paths of all files of the build, relative to it. */
export const files: readonly string[] = listFiles(buildFolder, /./);

export function read(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}

export interface BuiltPage {
  readonly route: string;
  readonly html: string;
  /** The parsed page, to be asked with selectors. */
  readonly $: CheerioAPI;
}

/** Every page with an address of its own; redirect pages (for hosts without rules) are none. */
export const pages: readonly BuiltPage[] = files
  .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
  .map((file) => ({route: `/${file.replace(/index\.html$/, '')}`, html: read(file)}))
  .filter(({html}) => !isRedirectPage(html))
  .map((page) => ({...page, $: load(page.html)}));
