/** Compiled rules → nginx locations, to be included in a server block. */
import {RULES_FILE} from './parseRules';
import {fillSplat, isInternal, prefixOf, splatPattern, type Rule} from './rule';

/**
 * Two locations for a rule without a wildcard, with and without slash: these compare case-sensitively, unlike `map`.
 * A regular expression for each wildcard, in order; what it captures can't break out of the `Location` header.
 * Queries survive.
 */
export function toNginxRedirects(rules: readonly Rule[]): string {
  return `# Made from ${RULES_FILE}.\n${rules.map(toLocation).join('\n')}\n`;
}

function toLocation(rule: Rule): string {
  const prefix = prefixOf(rule);
  const leave = (to: string): string => `{ return ${rule.status} "${to}$is_args$args"; }`;
  if (prefix !== undefined) {
    // Another host takes the slash that the reader gave.
    const splat = isInternal(rule.to) ? `(${splatPattern})/?` : `(${splatPattern}/?)`;
    return `location ~ "^${escapePattern(prefix)}${splat}$" ${leave(fillSplat(rule.to, '$1'))}`;
  }
  return [rule.from, `${rule.from}/`].map((from) => `location = "${from}" ${leave(rule.to)}`).join('\n');
}

/** Paths of rules hold no other character that means something in a pattern. */
export function escapePattern(path: string): string {
  return path.replaceAll('.', '\\.');
}
