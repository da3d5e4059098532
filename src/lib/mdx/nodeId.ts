/** Ids of nodes: what comes behind `#` in a link to a heading, a table row or a problem. */
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problems';

const explicitId = /\s*\{#([^{}]+)\}$/;

/** The id that the node has on the site, if it has one. */
export function nodeId(node: Nodes): string | undefined {
  const {hProperties} = (node.data ?? {}) as {hProperties?: {id?: unknown}};
  return typeof hProperties?.id === 'string' ? hProperties.id : undefined;
}

/**
 * Takes `{#id}` out of the text of each heading of `tree` and gives the heading that id. Returns every heading without one,
 * because its address would change with its words.
 */
export function resolveHeadingIds(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'heading', (heading) => {
    takeId(heading);
    if (nodeId(heading) !== undefined) return;
    const {line, column} = heading.position?.start ?? {};
    const message = `The heading "${toString(heading)}" has no id.`;
    problems.push({file, line, column, message, fix: 'Close it with {#id}.'});
  });
  return problems;
}

function takeId(heading: Heading): void {
  const last = heading.children.at(-1);
  const id = last?.type === 'text' ? explicitId.exec(last.value)?.[1] : undefined;
  if (last?.type !== 'text' || id === undefined) return;
  last.value = last.value.replace(explicitId, '');
  heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
}
