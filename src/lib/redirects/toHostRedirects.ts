/** Compiled rules → `_redirects`, the file in which Netlify and Cloudflare Pages look for them. */
import {throwProblems, type Problem} from '../problems';
import {createMatcher} from './createMatcher';
import {RULES_FILE} from './parseRules';
import {headOf, isInternal, prefixOf, splatPattern, type Rule} from './rule';

export type Host = 'cloudflare' | 'netlify';

// https://developers.cloudflare.com/pages/configuration/redirects/#limits
const MAX_EXACT = 2000;
const MAX_WILDCARDS = 100;

/**
 * One line a rule, rules without a wildcard first. The old address of a page that only a wildcard knows is written
 * out where the host alone would need a second hop for the slash, or wouldn't do it at all. `pages` are the routes
 * with a page. The hosts differ:
 * - Cloudflare Pages compares literally, so both forms of an address stand there; counts every rule below the first
 *   wildcard as one; lets rules win over files.
 * - Netlify ignores the slash of a request; lets a file win over a rule unless that is forced (`301!`, which
 *   Cloudflare refuses); knows a wildcard only behind a slash.
 * @throws ProblemsError if there are more rules than Cloudflare Pages takes.
 */
export function toHostRedirects(rules: readonly Rule[], pages: ReadonlySet<string>, host: Host): string {
  const wildcards = rules.filter((rule) => prefixOf(rule) !== undefined);
  const exact = rules.filter((rule) => prefixOf(rule) === undefined);
  const forms = host === 'cloudflare' ? bothForms : (rule: Rule) => [rule];
  const written = wildcards.flatMap((rule) =>
    writeOut(rule, rules, pages).flatMap(takesPage(rule, pages) ? forms : (one) => [one]),
  );
  const general = wildcards.filter(
    (rule) => !takesPage(rule, pages) && (host === 'cloudflare' || endsSegment(rule)),
  );
  const first = [...exact.flatMap(forms), ...written];
  if (host === 'cloudflare')
    throwProblems([
      ...checkLimit(first.length, MAX_EXACT, 'out'),
      ...checkLimit(general.length, MAX_WILDCARDS, ''),
    ]);
  const mark = host === 'netlify' ? '!' : '';
  const lines = [...first, ...general.map(toHostForm)].map(
    ({from, to, status}) => `${from} ${to} ${status}${mark}`,
  );
  return `# Made from ${RULES_FILE}.\n${lines.join('\n')}\n`;
}

/** A rule for each page that the wildcard leads to. */
function writeOut(rule: Rule, rules: readonly Rule[], pages: ReadonlySet<string>): Rule[] {
  const [prefix, head] = [prefixOf(rule), headOf(rule)];
  if (prefix === undefined || head === undefined) return [];
  const match = createMatcher(rules);
  const known = new Set(rules.map(({from}) => from));
  const splats = new RegExp(`^${splatPattern}/$`);
  return [...pages]
    .filter((page) => page.startsWith(head) && splats.test(page.slice(head.length)))
    .map((page) => ({from: prefix + page.slice(head.length, -1), to: page, status: rule.status}))
    .filter(({from, to}) => !known.has(from) && match(from)?.to === to)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

function bothForms(rule: Rule): Rule[] {
  return [rule, {...rule, from: `${rule.from}/`}];
}

/** Both hosts let a wildcard match nothing, so `/providers/*` would take the page `/providers/` away. */
function takesPage(rule: Rule, pages: ReadonlySet<string>): boolean {
  return pages.has(prefixOf(rule) ?? '');
}

function endsSegment(rule: Rule): boolean {
  return prefixOf(rule)?.endsWith('/') ?? false;
}

/** What `*` matched on a host keeps the slash of the request, so the target must not add one. */
function toHostForm(rule: Rule): Rule {
  return isInternal(rule.to) ? {...rule, to: rule.to.replace(/:splat\/$/, ':splat')} : rule;
}

function checkLimit(count: number, limit: number, out: 'out' | ''): Problem[] {
  const message = `${count} rules with${out} a wildcard would stand in "_redirects". Cloudflare Pages takes ${limit}.`;
  return count > limit
    ? [{file: RULES_FILE, message, fix: 'Join rules, or drop some that nobody follows.'}]
    : [];
}
