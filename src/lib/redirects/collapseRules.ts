/** Takes chains out of the rules: hosts that can't look twice must reach every target in one hop. */
import {createMatcher, type Matcher} from './createMatcher';
import {fillSplat, headOf, isInternal, prefixOf, type Rule} from './rule';

interface Context {
  readonly rules: readonly Rule[];
  readonly match: Matcher;
}

/**
 * The same rules with final targets, and more of them: where the target of `/docs/*` (that is, `/:splat/`) holds
 * addresses that moved themselves, each stands below `/docs/` with its final target (`/docs/core/brands`,
 * `/docs/flow/*`). A wildcard also knows its address with nothing behind it, `/flow` for `/flow/*`, unless that is a
 * page. A splat that begins with the rule's own prefix (`/docs/docs/a`) still takes two hops. Rules without a
 * wildcard come first, sorted; then the others, longest prefix first.
 */
export function collapseRules(authored: readonly Rule[], pages: ReadonlySet<string>): Rule[] {
  const rules = authored.flatMap((rule, index) => [...bareRules(rule, index, authored, pages), plain(rule)]);
  const context = {rules, match: createMatcher(rules)};
  const known = new Set(rules.map(({from}) => from));
  const collapsed = new Map<string, Rule>();
  for (const rule of rules) {
    for (const step of expand(rule, context, [])) {
      // Each rule decides about its own address, and a special one about everything that it covers.
      const own = step.from === rule.from || (!known.has(step.from) && firstCovering(step, rules) === rule);
      if (own && !collapsed.has(step.from)) collapsed.set(step.from, step);
    }
  }
  const sorted = [...collapsed.values()].sort(compareRules);
  return [...bareOfDerived(sorted, pages), ...sorted].sort(compareRules);
}

/**
 * A derived wildcard leaves its bare address (`/docs/providers` for `/docs/providers/*`) to the rule that it was
 * derived from. Written out, because read alone the wildcard would claim it.
 */
function bareOfDerived(rules: readonly Rule[], pages: ReadonlySet<string>): Rule[] {
  const match = createMatcher(rules);
  const known = new Set(rules.map(({from}) => from));
  return rules.flatMap((rule) => {
    const prefix = prefixOf(rule);
    const bare = prefix?.slice(0, -1) ?? '';
    if (!prefix?.endsWith('/') || known.has(bare) || pages.has(prefix)) return [];
    const found = match(bare);
    return found ? [{from: bare, ...found}] : [];
  });
}

/**
 * Where a target leads in the end; itself if no rule knows it. Ends anywhere on a circle, which has more hops than
 * there are rules.
 */
function followTo(to: string, {rules, match}: Context): string {
  let end = to;
  for (let hop = 0; hop < rules.length && isInternal(end); hop += 1) end = match(end)?.to ?? end;
  return end;
}

function bareRules(rule: Rule, index: number, authored: readonly Rule[], pages: ReadonlySet<string>): Rule[] {
  const prefix = prefixOf(rule);
  const head = headOf(rule) ?? rule.to;
  if (!prefix?.endsWith('/') || !head.endsWith('/') || pages.has(prefix)) return [];
  const bare = {from: prefix.slice(0, -1), to: head, status: rule.status};
  const decided =
    authored.some(({from}) => from === bare.from) ||
    firstCovering(bare, authored.slice(0, index)) !== undefined;
  return decided ? [] : [bare];
}

/** The rule with its final target, and before it a rule for every address below its target that moved on. */
function expand(rule: Rule, context: Context, trail: readonly Rule[]): Rule[] {
  const prefix = prefixOf(rule);
  const head = headOf(rule);
  if (prefix === undefined || head === undefined) return [{...rule, to: followTo(rule.to, context)}];
  const expanded: Rule[] = [];
  let {to} = rule;
  for (const other of context.rules) {
    const isOwn = other === rule || `${other.from}/`.startsWith(prefix);
    if (isOwn || trail.includes(other) || !touches(other, head)) continue;
    for (const step of expand(other, context, [...trail, rule])) {
      const start = prefixOf(step) ?? step.from;
      if (start.startsWith(head) && start.length > head.length) {
        expanded.push({from: prefix + step.from.slice(head.length), to: step.to, status: rule.status});
      }
      if (prefixOf(step) !== undefined && head.startsWith(start) && to === rule.to) {
        to = fillSplat(step.to, `${head.slice(start.length)}:splat`);
      }
    }
  }
  return [...expanded, {...rule, to}];
}

/** Whether the other rule knows an address that starts with `head`. */
function touches(other: Rule, head: string): boolean {
  const start = prefixOf(other);
  return start === undefined ? other.from.startsWith(head) : start.startsWith(head) || head.startsWith(start);
}

/** The first wildcard that knows every address of the rule. */
export function firstCovering(rule: Rule, rules: readonly Rule[]): Rule | undefined {
  const start = prefixOf(rule);
  return rules.find((other) => {
    const prefix = prefixOf(other);
    if (prefix === undefined) return false;
    return start === undefined
      ? rule.from.startsWith(prefix) && rule.from !== prefix
      : start.startsWith(prefix);
  });
}

function plain({from, to, status}: Rule): Rule {
  return {from, to, status};
}

function compareRules(a: Rule, b: Rule): number {
  const [start, other] = [prefixOf(a), prefixOf(b)];
  if ((start === undefined) !== (other === undefined)) return start === undefined ? -1 : 1;
  return (other?.length ?? 0) - (start?.length ?? 0) || (a.from < b.from ? -1 : 1);
}
