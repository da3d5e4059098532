/** Links to routes whose page isn't written yet → their text, so pages are written once and no link ends nowhere. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Replaces each link of `tree` to a planned route by its content; all other links stay as they are.
 * `planned` holds routes with both slashes.
 */
export function dropPlannedLinks(tree: Root, planned: ReadonlySet<string>): void {
  visit(tree, 'link', (node, index, parent) => {
    if (!parent || index === undefined || !planned.has(node.url.replace(/[?#].*$/, ''))) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
}
