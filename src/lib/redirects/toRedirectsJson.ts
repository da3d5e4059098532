/** Compiled rules as `redirects.json`, which the local server and the not-found page read. */
import {throwProblems} from '../problems';
import {redirectStatuses, type Rule} from './rule';

/** One rule a line; `parseRedirectsJson` gives the same rules back. */
export function toRedirectsJson(rules: readonly Rule[]): string {
  return `[\n${rules.map(({from, to, status}) => JSON.stringify({from, to, status})).join(',\n')}\n]\n`;
}

/**
 * The rules of a `redirects.json`.
 * @throws ProblemsError if the text isn't a list of rules.
 */
export function parseRedirectsJson(text: string): Rule[] {
  const rules = parseJson(text);
  if (Array.isArray(rules) && rules.every(isRule)) return rules;
  const problem = {
    file: 'redirects.json',
    message: 'This is no list of rules: [{"from": …, "to": …, "status": …}].',
    fix: 'Build the site again.',
  };
  throwProblems([problem]);
  return [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRule(value: unknown): value is Rule {
  const {from, to, status} = (value ?? {}) as Partial<Record<keyof Rule, unknown>>;
  return (
    typeof from === 'string' && typeof to === 'string' && redirectStatuses.some((known) => known === status)
  );
}
