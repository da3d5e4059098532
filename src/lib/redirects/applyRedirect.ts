/** Carries what belongs to the reader, query and hash, over to the new address. */
import {parseRequestTarget} from '../url/requestTarget';
import type {Matcher, Redirect} from './createMatcher';

/** `/core/brands?q=1#h` → `{to: '/brands/?q=1#h', status: 301}`; undefined if no rule knows the address. */
export function applyRedirect(url: string, match: Matcher): Redirect | undefined {
  const found = match(url);
  if (found === undefined) return undefined;
  const hash = url.includes('#') ? url.slice(url.indexOf('#')) : '';
  return {to: found.to + (parseRequestTarget(url)?.query ?? '') + hash, status: found.status};
}
