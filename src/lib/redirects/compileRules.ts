/** From the rules that authors write to rules that every host can apply: checked, final, in one hop. */
import {throwProblems, type Problem} from '../problems';
import {checkCompiled} from './checkCompiled';
import {collapseRules, firstCovering} from './collapseRules';
import {RULES_FILE} from './parseRules';
import type {Rule, SourceRule} from './rule';

export interface Targets {
  /** Routes that have a page, or will have one, with both slashes. */
  readonly pages: ReadonlySet<string>;
  /** Hosts outside the site that a rule may name: `api.example.com`. */
  readonly externalHosts: ReadonlySet<string>;
}

/**
 * Rules without a wildcard first, sorted; then the others, longest prefix first. Every target is final: a page, or an
 * address on an allowed host. No rule hides a page. Compiling them again gives the same rules.
 * @throws ProblemsError with every rule that stands twice, is hidden by an earlier one, runs in a circle, hides a
 * page or leads to no page.
 */
export function compileRules(rules: readonly SourceRule[], targets: Targets): Rule[] {
  throwProblems(checkOrder(rules));
  const compiled = collapseRules(rules, targets.pages);
  throwProblems(checkCompiled(compiled, rules, targets));
  return compiled;
}

/** Every rule can be reached: none stands twice, none below a wildcard that matches all its addresses. */
function checkOrder(rules: readonly SourceRule[]): Problem[] {
  const first = new Map<string, SourceRule>();
  return rules.flatMap((rule, index) => {
    const twin = first.get(rule.from);
    const cover = firstCovering(rule, rules.slice(0, index)) as SourceRule | undefined;
    if (twin)
      return [problem(rule, `"${rule.from}" is redirected${inLine(twin)} already.`, 'Remove one of them.')];
    first.set(rule.from, rule);
    return cover
      ? [
          problem(
            rule,
            `"${rule.from}" is never reached: "${cover.from}"${inLine(cover)} matches it first.`,
            'Move it up.',
          ),
        ]
      : [];
  });
}

function problem({line}: SourceRule, message: string, fix: string): Problem {
  return {file: RULES_FILE, ...(line !== undefined && {line}), message, fix};
}

function inLine({line}: SourceRule): string {
  return line === undefined ? '' : ` in line ${line}`;
}
