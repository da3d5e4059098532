/** Finds where an address moved to. Runs in the local server and in the browser, on the not-found page. */
import {parseRequestTarget, toRouteKey} from '../url/requestTarget';
import {fillSplat, isInternal, prefixOf, splatPattern, type RedirectStatus, type Rule} from './rule';

export interface Redirect {
  readonly to: string;
  readonly status: RedirectStatus;
}

/**
 * Gives where a path leads, if a rule knows it. The path may be encoded and may carry a query, which plays no part.
 */
export type Matcher = (path: string) => Redirect | undefined;

/**
 * A matcher for compiled rules: `/core/brands`, `/core/brands/`, `/core/brands.html` and `/core/brands/index.html`
 * are one address. Paths are case-sensitive (RFC 3986 §6.2.2.1). Rules without a wildcard come first, then the others
 * in their order.
 */
export function createMatcher(rules: readonly Rule[]): Matcher {
  const exact = new Map(rules.map((rule) => [rule.from, rule]));
  const wildcards = rules.flatMap((rule) => {
    const prefix = prefixOf(rule);
    return prefix === undefined ? [] : [{prefix, rule}];
  });
  const splats = new RegExp(`^${splatPattern}$`);
  return (path) => {
    const target = parseRequestTarget(path);
    if (target === undefined) return undefined;
    const key = toRouteKey(target.cleanPath);
    const found = exact.get(key);
    if (found) return {to: found.to, status: found.status};
    for (const {prefix, rule} of wildcards) {
      const splat = key.slice(prefix.length);
      if (!key.startsWith(prefix) || !splats.test(splat)) continue;
      // Pages of this site end with a slash; another host takes the slash that the reader gave.
      const slash = !isInternal(rule.to) && target.cleanPath.endsWith('/') ? '/' : '';
      return {to: fillSplat(rule.to, splat + slash), status: rule.status};
    }
    return undefined;
  };
}
