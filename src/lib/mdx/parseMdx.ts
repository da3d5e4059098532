/** A page's source → its syntax tree: the one parser behind the checks and the Markdown views, with the generator's syntax. */
import type {Heading, Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {ProblemsError, type Problem} from '../problems';

const parser = remark().use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).use(remarkMdx).freeze();

// MDX reads `{#id}` as an expression. The generator escapes it with a backslash, which moves all columns behind it;
// one private-use character in place of the brace keeps them.
const brace = '\uE000';
const atxHeading = /(?:^|\n)#{1,6}(?!#).*/g;

/**
 * The syntax tree of a page, front matter as a `yaml` node; every position is that of the source.
 * Heading ids stay in the heading's text: `headingId` splits them off.
 * @throws ProblemsError with the place of the first syntax error.
 */
export function parseMdx(source: string, file: string): Root {
  const escaped = source.replaceAll(atxHeading, (line) => line.replace('{#', `${brace}#`));
  try {
    const root = parser.parse(escaped);
    visit(root, restoreBrace);
    return root;
  } catch (error) {
    throw new ProblemsError([{file, ...syntaxError(error)}]);
  }
}

/**
 * `## Log in :ak-preview {#log-in}` → `{text: 'Log in', id: 'log-in'}`; the text leaves directives out.
 * The id must close the heading, as the generator reads it.
 */
export function headingId(heading: Heading): {text: string; id?: string} {
  const id = /\{#((?:.(?!\{#|\}))*.)\}$/.exec(toString(heading))?.[1];
  const words = heading.children
    .filter((child) => child.type !== 'textDirective')
    .map((child) => toString(child));
  const text = words.join('').replace(/\{#[^}]*\}$/, '');
  return {text: text.replaceAll(/\s+/g, ' ').trim(), ...(id !== undefined && {id})};
}

function restoreBrace(node: Node): void {
  if ('value' in node && typeof node.value === 'string') node.value = node.value.replaceAll(brace, '{');
}

/** The parser's errors carry the sentence as `reason` and their place as `line` and `column`, or only in the sentence. */
function syntaxError(error: unknown): Omit<Problem, 'file'> {
  const {line, column, reason, message} = error as Error & {line?: number; column?: number; reason?: string};
  const sentence = reason ?? message;
  const [, opened, openedAt] = /\((\d+):(\d+)/.exec(sentence) ?? [];
  const place =
    line !== undefined
      ? {line, ...(column !== undefined && {column})}
      : opened !== undefined && {line: Number(opened), column: Number(openedAt)};
  return {
    ...place,
    message: `No valid MDX: ${sentence.replace(/\.?$/, '.')}`,
    fix: 'In running text "<" and "{" stand in backticks; each component is closed.',
  };
}
