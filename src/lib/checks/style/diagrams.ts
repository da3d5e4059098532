/** A picture that not every reader sees is told in words as well. */
import type {Node, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {placeOf, type CheckedPage} from '../page';
import type {Problem} from '../../problems';

/** Diagrams stand in `<Diagram label="…">` and are told in words too, for readers who can't see them. */
export function checkDiagrams(page: CheckedPage): Problem[] {
  const problems: Problem[] = [];
  visit(page.root, (node, _index, parent) => {
    if (node.type === 'code' && node.lang === 'mermaid' && !isDiagram(parent)) {
      const fix = 'Write <Diagram label="What the picture shows"> around it and its "In words:" paragraph.';
      problems.push({...placeOf(page, node), message: 'A mermaid fence stands outside <Diagram>.', fix});
    }
    if (!isDiagram(node)) return;
    if (
      !node.attributes.some(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label' && attribute.value,
      )
    )
      problems.push({
        ...placeOf(page, node),
        message: '<Diagram> has no label.',
        fix: 'Add label="What the picture shows".',
      });
    if (!node.children.some((child) => child.type === 'paragraph' && toString(child).startsWith('In words:')))
      problems.push({
        ...placeOf(page, node),
        message: '<Diagram> has no text alternative.',
        fix: 'Add a paragraph that begins with "In words:".',
      });
  });
  return problems;
}

type Element = Extract<Parents, {type: 'mdxJsxFlowElement'}>;

function isDiagram(node: Node | undefined): node is Element {
  return node?.type === 'mdxJsxFlowElement' && (node as Element).name === 'Diagram';
}
