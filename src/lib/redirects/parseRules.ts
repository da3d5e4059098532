/** Reads the redirect rules that authors write, one a line (`facts/redirects.txt`). */
import {throwProblems, type Problem} from '../problems';
import {headOf, isInternal, prefixOf, redirectStatuses, type RedirectStatus, type SourceRule} from './rule';

/** The file that rules are written in, as problems name it. */
export const RULES_FILE = 'facts/redirects.txt';

const FROM = /^(?:\/[A-Za-z0-9._~-]+)+\*?$|^(?:\/[A-Za-z0-9._~-]+)+\/\*$/;
const PAGE = /^\/(?:[A-Za-z0-9._~-]+\/)*$/;
const ADDRESS = /^https:\/\/[a-z0-9.-]+\/[A-Za-z0-9._~/-]*$/;

/**
 * The rules in the order of the file, each with its line; blank lines and lines that start with `#` are left out.
 * `/core/brands /brands/` → `{from: '/core/brands', to: '/brands/', status: 301, line: 1}`.
 * @throws ProblemsError with every line that is no rule.
 */
export function parseRules(text: string): SourceRule[] {
  const rules: SourceRule[] = [];
  const problems: Problem[] = [];
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    const words = content.trim().split(/\s+/).filter(Boolean);
    if (words.length === 0 || content.trim().startsWith('#')) return;
    const rule = toRule(words, line);
    const found = rule
      ? checkRule(rule, words[2])
      : [{message: `"${content.trim()}" is no rule. Allowed: from, to and, if it isn't 301, a status.`}];
    problems.push(...found.map((problem) => ({file: RULES_FILE, line, ...problem})));
    if (rule && found.length === 0) rules.push(rule);
  });
  throwProblems(problems);
  return rules;
}

function toRule(
  [from, to, status = '301', ...more]: readonly string[],
  line: number,
): SourceRule | undefined {
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  return {from, to, status: Number(status) as RedirectStatus, line};
}

type Finding = Pick<Problem, 'message' | 'fix'>;

function checkRule(rule: SourceRule, status = '301'): Finding[] {
  const findings: Finding[] = [];
  const {from, to} = rule;
  if (!FROM.test(from) || from.endsWith('.html')) {
    const fix = 'Leave out a trailing slash, ".html", a query and a hash.';
    findings.push({
      message: `"${from}" can't be redirected. Allowed: a path such as "/core/brands" or "/docs/*".`,
      fix,
    });
  }
  const plain = to.replace(/:splat(?=\/?$)/, 'splat');
  if (isInternal(to) ? !PAGE.test(plain) : !ADDRESS.test(plain)) {
    const fix = 'Write the trailing slash of a page; leave out a query and a hash.';
    findings.push({
      message: `"${to}" is no target. Allowed: a page such as "/brands/", or an address such as "https://host/path".`,
      fix,
    });
  }
  if (headOf(rule) !== undefined && prefixOf(rule) === undefined) {
    findings.push({
      message: `":splat" in "${to}" stands for nothing.`,
      fix: `End "${from}" with "*", or name the page.`,
    });
  }
  if (!redirectStatuses.includes(rule.status)) {
    findings.push({
      message: `"${status}" is no status of a redirect. Allowed: ${redirectStatuses.join(', ')}.`,
    });
  }
  return findings;
}
