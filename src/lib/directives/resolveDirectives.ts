/** Directives of a page → badges and plain text: the step that the site and the Markdown views share. */
import type {PhrasingContent, Root} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {knownNames, suggest, type Problem} from '../problems';
import {badgeClass, parseBadge} from './badges';

type Directive = TextDirective | ContainerDirective | LeafDirective;
type Report = (message: string, fix: string) => void;

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/**
 * Makes each `:ak-…` of `tree` a `<span class="badge">` and gives back to the text what only looks like a directive: a colon
 * before a word (`urn:ietf`) is meant as it stands. Returns every unknown directive, at its place in `file`.
 */
export function resolveDirectives(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  const reportAt =
    ({position}: Directive): Report =>
    (message, fix) =>
      problems.push({file, line: position?.start.line, column: position?.start.column, message, fix});

  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective' && node.name.startsWith('ak-')) {
      toBadge(node, reportAt(node));
    } else if (node.type === 'textDirective' && parent && index !== undefined) {
      const text = toText(node, reportAt(node));
      parent.children.splice(index, 1, ...text);
      return index + text.length;
    } else if (node.type === 'leafDirective') {
      reportAt(node)(
        `"::${node.name}" stands on a line of its own.`,
        `A badge stands in a heading or a sentence: ":${node.name}".`,
      );
    } else if (node.type === 'containerDirective' && !admonitions.includes(node.name)) {
      reportAt(node)(
        `Unknown admonition ":::${node.name}".`,
        `${knownNames(admonitions)} ${suggest(node.name, admonitions)}`.trim(),
      );
    }
    return undefined;
  });
  return problems;
}

function toBadge(node: TextDirective, report: Report): void {
  const badge = parseBadge(node.name, toString(node), report);
  if (!badge) return;
  node.data = {
    ...node.data,
    hName: 'span',
    hProperties: {className: badgeClass(badge).split(' '), title: badge.title},
  };
  node.children = [{type: 'text', value: badge.text}];
}

function toText({name, children, attributes}: TextDirective, report: Report): PhrasingContent[] {
  if (Object.keys(attributes ?? {}).length > 0)
    report(`":${name}" has braces behind it.`, 'Braces of running text stand in backticks.');
  const label: PhrasingContent[] =
    children.length === 0 ? [] : [{type: 'text', value: '['}, ...children, {type: 'text', value: ']'}];
  return [{type: 'text', value: `:${name}`}, ...label];
}
