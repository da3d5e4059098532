/** The generator's first step on a page's tree, repeated for the Markdown views: what stands alone on a line is a block. */
import type {Paragraph, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Takes components and comments out of each paragraph of `tree` that holds nothing else, as the compiler of MDX does:
 * `<summary>More</summary>` on its own line becomes a block.
 */
export function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !holdsOnlyMdx(node)) return undefined;
    parent.children.splice(index, 1, ...node.children.flatMap(toFlow));
    return index;
  });
}

function holdsOnlyMdx({children}: Paragraph): boolean {
  const others = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return (
    others.length > 0 &&
    others.every(({type}) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
  );
}

function toFlow(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'mdxJsxTextElement':
      return [{...node, type: 'mdxJsxFlowElement', children: node.children as never}];
    case 'mdxTextExpression':
      return [{...node, type: 'mdxFlowExpression'}];
    default:
      return [];
  }
}
