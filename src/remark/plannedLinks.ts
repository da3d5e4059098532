/** Links to routes whose page isn't written yet → their text, so pages are written once and no link ends nowhere. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

export interface PlannedLinksOptions {
  /** Routes of the specification that have no page yet, each with both slashes. */
  readonly planned: ReadonlySet<string>;
}

/** Replaces each link to a planned route by its content; all other links stay as they are. */
export function plannedLinks({planned}: PlannedLinksOptions) {
  return (tree: Root): void => {
    visit(tree, 'link', (node, index, parent) => {
      if (!parent || index === undefined || !planned.has(node.url.replace(/[?#].*$/, ''))) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return index;
    });
  };
}
