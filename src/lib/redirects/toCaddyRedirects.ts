/** Compiled rules → the lines of a Caddy `map`, from the key of an address to where it leads. */
import {escapePattern} from './toNginxRedirects';
import {fillSplat, isInternal, prefixOf, splatPattern, type Rule} from './rule';

/**
 * Lines with an address, its target, the status, and "keep" where the target takes the slash that the reader gave:
 * `"/core/brands" "/brands/" 301 ""`; a pattern for a wildcard. The first line that matches decides.
 */
export function toCaddyRedirects(rules: readonly Rule[]): string[] {
  return rules.map((rule) => {
    const prefix = prefixOf(rule);
    if (prefix === undefined) return `"${rule.from}" "${rule.to}" ${rule.status} ""`;
    // Caddy merges slashes, but not encoded ones.
    const start = escapePattern(prefix).replace(/\/$/, '/+');
    const end = isInternal(rule.to) ? '""' : '"keep"';
    return `"~^${start}(${splatPattern})$" "${fillSplat(rule.to, '${1}')}" ${rule.status} ${end}`;
  });
}
