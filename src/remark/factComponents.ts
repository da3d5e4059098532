/** Components that show facts → the Markdown nodes they stand for, so pages carry only what they show. */
import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {Attributes, Expansion, Facts} from '../lib/mdx/expansion';
import {expansions} from '../lib/mdx/expansions';
import {throwProblems, type Problem} from '../lib/problems';

export interface FactComponentsOptions {
  readonly facts: Facts;
}

/** Fails with all components of the page whose attributes or content aren't right. */
export function factComponents({facts}: FactComponentsOptions) {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    expandChildren(tree, facts, (node, message, fix) =>
      problems.push({file: file.path, ...(node.position && node.position.start), message, ...(fix && {fix})}),
    );
    throwProblems(problems);
  };
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type ReportAt = (node: Element, message: string, fix?: string) => void;

/** Children first: a component sees its content already expanded. */
function expandChildren(parent: Parent, facts: Facts, report: ReportAt): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if ('children' in child) expandChildren(child as Parent, facts, report);
    if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') return [child];
    const expansion = findExpansion(child.name);
    if (!expansion) return [child];
    const nodes = expansion(
      readAttributes(child, report),
      facts,
      (...parts) => report(child, ...parts),
      child.children,
    );
    // An element on a line of its own is a block: inline results need a paragraph around them.
    return child.type === 'mdxJsxFlowElement' && nodes.length > 0 && nodes.every(isPhrasing)
      ? [{type: 'paragraph', children: nodes as never}]
      : nodes;
  });
}

function findExpansion(name: string | null): Expansion | undefined {
  return name !== null && Object.hasOwn(expansions, name)
    ? expansions[name as keyof typeof expansions]
    : undefined;
}

function readAttributes(node: Element, report: ReportAt): Attributes {
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
      attributes[attribute.name] = attribute.value;
    else
      report(node, `<${node.name}> has an attribute that is no text.`, 'Write attributes as name="value".');
  }
  return attributes;
}

function isPhrasing(node: RootContent): boolean {
  return ['text', 'strong', 'emphasis', 'inlineCode', 'link', 'break', 'delete'].includes(node.type);
}
