/** What the server knows about a built site: its files, and the rules that the build wrote beside them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createMatcher, type Matcher} from '../src/lib/redirects';
import {parseRedirectsJson} from '../src/lib/redirects/toRedirectsJson';
import {parseHeaders} from '../src/lib/server/headersFile';
import type {HeaderRule} from '../src/lib/server/headerRules';
import {listFiles} from '../src/node/listFiles';

export interface BuiltSite {
  readonly root: string;
  /** Paths of all files, with a leading slash. */
  readonly files: ReadonlySet<string>;
  readonly match: Matcher;
  readonly headers: readonly HeaderRule[];
}

/**
 * Reads a built site once; a build without rules or headers has none.
 * @throws ProblemsError if `redirects.json` holds no rules.
 */
export function readBuiltSite(root: string): BuiltSite {
  const read = (name: string): string | undefined => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return {
    root,
    files: new Set(listFiles(root, /./).map((file) => `/${file}`)),
    match: createMatcher(parseRedirectsJson(read('redirects.json') ?? '[]')),
    headers: parseHeaders(read('_headers') ?? ''),
  };
}
