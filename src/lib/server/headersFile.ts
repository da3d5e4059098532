/** `_headers`, the file in which Netlify and Cloudflare Pages look for headers; the local server reads it too. */
import {throwProblems} from '../problems';
import type {HeaderRule} from './headerRules';

// https://developers.cloudflare.com/pages/configuration/headers/#limits
const MAX_LINE = 2000;

/**
 * A path a block, its headers indented; `parseHeaders` gives the same rules back.
 * @throws ProblemsError with every line that is too long for Cloudflare Pages, which would leave it out.
 */
export function toHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({path, headers}) =>
    Object.entries(headers).map(([name, value]) => ({path, name, length: name.length + value.length + 4})),
  );
  throwProblems(
    lines
      .filter(({length}) => length > MAX_LINE)
      .map(({path, name, length}) => ({
        file: '_headers',
        message: `The header "${name}" for "${path}" has ${length} characters. Allowed: ${MAX_LINE}.`,
        fix: 'Put scripts that differ from page to page into files.',
      })),
  );
  return rules
    .map(({path, headers}) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** The rules of a `_headers` file that `toHeaders` wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      const headers = lines.map((line) => /^\s*([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? []);
      return {path, headers: Object.fromEntries(headers) as Record<string, string>};
    });
}
