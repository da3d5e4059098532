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

/** Gives a node of `tree` whose id an earlier one has a number behind it, as the site does for headings: `a`, `a-1`, `a-2`. */
export function numberRepeatedIds(tree: Root): void {
  const taken = new Set<string>();
  visit(tree, (node) => {
    const id = nodeId(node);
    if (id === undefined) return;
    let free = id;
    for (let number = 1; taken.has(free); number += 1) free = `${id}-${number}`;
    taken.add(free);
    if (free !== id) setId(node, free);
  });
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
  setId(heading, id);
}

function setId(node: Nodes, id: string): void {
  const {hProperties} = (node.data ?? {}) as {hProperties?: object};
  node.data = {...node.data, hProperties: {...hProperties, id}};
}
