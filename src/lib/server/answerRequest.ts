/**
 * What a request gets: the behavior that the local server, nginx and Caddy share, without reading or sending
 * anything.
 */
import type {Matcher, RedirectStatus} from '../redirects';
import {isInternal} from '../redirects/rule';
import {encodePath, parseRequestTarget, toRouteKey} from '../url/requestTarget';

export type Answer =
  | {readonly kind: 'bad-request'}
  | {readonly kind: 'file'; readonly file: string}
  | {readonly kind: 'not-found'}
  | {readonly kind: 'redirect'; readonly status: RedirectStatus; readonly location: string};

export interface SiteFiles {
  readonly match: Matcher;
  /** Whether a file stands at a path of the site: `/core/architecture/index.html`. */
  readonly hasFile: (path: string) => boolean;
  /** Path below which the site is served, with both slashes. */
  readonly baseUrl: string;
}

/** Files that tell a host what to do and are no part of the site. */
export const hostFiles: readonly string[] = ['/_headers', '/_redirects'];

/**
 * - An address that a rule knows → its target. Rules come before files: HTML fallbacks stand at the addresses of
 *   rules.
 * - Any other way to write a page's address (no slash, `.html`, `/index.html`, repeated slashes) → the page,
 *   permanently.
 * - A page, or a file that is no page, by its exact address → that file.
 *
 * The query survives every redirect.
 */
export function answerRequest(url: string, {match, hasFile, baseUrl}: SiteFiles): Answer {
  const target = parseRequestTarget(url);
  if (target === undefined) return {kind: 'bad-request'};
  const base = baseUrl.slice(0, -1);
  const {query} = target;
  if (base !== '' && target.cleanPath === '/')
    return {kind: 'redirect', status: 302, location: baseUrl + query};
  if (!`${target.cleanPath}/`.startsWith(baseUrl)) return {kind: 'not-found'};
  const path = target.cleanPath.slice(base.length) || '/';
  const moved = match(encodePath(path));
  if (moved)
    return {
      kind: 'redirect',
      status: moved.status,
      location: (isInternal(moved.to) ? base : '') + moved.to + query,
    };
  const key = toRouteKey(path);
  const page = key === '/' ? '/' : `${key}/`;
  const exact = target.path === base + page;
  if (hasFile(`${page}index.html`)) {
    return exact
      ? {kind: 'file', file: `${page}index.html`}
      : {kind: 'redirect', status: 301, location: base + encodePath(page) + query};
  }
  const isPlainFile =
    hasFile(path) && target.path === base + path && !path.endsWith('.html') && !hostFiles.includes(path);
  return isPlainFile ? {kind: 'file', file: path} : {kind: 'not-found'};
}
