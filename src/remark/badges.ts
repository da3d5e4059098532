/** Badge directives of a page → `<span class="badge">`, in headings and in running text alike. */
import type {Root} from 'mdast';
import type {TextDirective, ContainerDirective, LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {badgeClass, parseBadge} from '../lib/directives/badges';
import {knownNames, suggest, throwProblems, type Problem} from '../lib/problems';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/**
 * Fails with all unknown directives of the page at once. A text directive counts as meant when its name starts with
 * `ak-`: a colon before a word (`10:30`, `urn:ietf`) is ordinary text and left alone.
 */
export function badges() {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    const reportAt =
      (node: TextDirective | ContainerDirective | LeafDirective) => (message: string, fix: string) =>
        problems.push({file: file.path, ...(node.position && node.position.start), message, fix});

    visit(tree, (node) => {
      if (node.type === 'textDirective' && node.name.startsWith('ak-')) toBadge(node, reportAt(node));
      else if (node.type === 'leafDirective' && node.name.startsWith('ak-'))
        reportAt(node)(
          `"::${node.name}" stands on a line of its own.`,
          `Write it as ":${node.name}" in a heading or a sentence.`,
        );
      else if (node.type === 'containerDirective' && !admonitions.includes(node.name))
        reportAt(node)(
          `Unknown admonition ":::${node.name}".`,
          `${knownNames(admonitions)} ${suggest(node.name, admonitions)}`.trim(),
        );
    });
    throwProblems(problems);
  };
}

function toBadge(node: TextDirective, report: (message: string, fix: string) => void): void {
  const badge = parseBadge(node.name, toString(node), report);
  if (!badge) return;
  node.data = {
    ...node.data,
    hName: 'span',
    hProperties: {className: badgeClass(badge).split(' '), title: badge.title},
  };
  node.children = [{type: 'text', value: badge.text}];
}
