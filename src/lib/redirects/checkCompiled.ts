/** What a compiled rule must keep: it ends, it ends somewhere, and it takes no page away. */
import {suggest, type Problem} from '../problems';
import type {Targets} from './compileRules';
import {createMatcher} from './createMatcher';
import {RULES_FILE} from './parseRules';
import {headOf, isInternal, prefixOf, type Rule, type SourceRule} from './rule';

/** Problems of the compiled rules, each at the line of the rule that it came from. */
export function checkCompiled(
  compiled: readonly Rule[],
  authored: readonly SourceRule[],
  targets: Targets,
): Problem[] {
  const match = createMatcher(compiled);
  const lines = new Map(authored.map(({from, line}) => [from, line]));
  const place = (from: string): Pick<Problem, 'file' | 'line'> => {
    const line = lines.get(from);
    return {file: RULES_FILE, ...(line !== undefined && {line})};
  };
  const ends = compiled.flatMap((rule) => {
    const found = leadsBack(rule, match) ? circle(rule) : checkTarget(rule, targets);
    return found ? [{...place(rule.from), ...found}] : [];
  });
  const hidden = [...targets.pages].filter((page) => match(page) !== undefined);
  const hiding = hidden.map((page) => {
    const rule = compiled.find(({from}) => matchesPage(from, page));
    const fix = 'Remove the rule, or narrow it.';
    return {...place(rule?.from ?? ''), message: `"${rule?.from ?? page}" hides the page "${page}".`, fix};
  });
  return [...ends, ...hiding];
}

type Finding = Pick<Problem, 'message' | 'fix'>;

function leadsBack({from, to}: Rule, match: ReturnType<typeof createMatcher>): boolean {
  const head = headOf({to});
  const prefix = prefixOf({from});
  if (!isInternal(to)) return false;
  return head === undefined ? match(to) !== undefined : prefix !== undefined && head.startsWith(prefix);
}

function circle({from, to}: Rule): Finding {
  return {message: `"${from}" leads in a circle by way of "${to}".`, fix: 'Name the page where it ends.'};
}

function checkTarget({from, to}: Rule, {pages, externalHosts}: Targets): Finding | undefined {
  const head = headOf({to});
  if (!isInternal(to)) {
    const {host} = new URL(to.replace(':splat', ''));
    if (externalHosts.has(host)) return undefined;
    const allowed = [...externalHosts].sort().join(', ') || 'none';
    return {
      message: `"${from}" leads to the host "${host}". Allowed: ${allowed}.`,
      fix: suggest(host, externalHosts),
    };
  }
  if (head === undefined ? pages.has(to) : [...pages].some((page) => page.startsWith(head))) return undefined;
  if (head !== undefined)
    return {message: `"${from}" leads below "${head}", where no page is.`, fix: 'Correct the target.'};
  const guess = suggest(to, pages);
  return {
    message: `"${from}" leads to "${to}", which is no page.`,
    fix: guess || 'Name a page, or add a rule above for this address.',
  };
}

function matchesPage(from: string, page: string): boolean {
  const prefix = prefixOf({from});
  return prefix === undefined ? `${from}/` === page : page.startsWith(prefix);
}
