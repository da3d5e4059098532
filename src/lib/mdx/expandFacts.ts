/** Components that show facts → the Markdown nodes they stand for: the step that the site and the Markdown views share. */
import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {knownNames, suggest, type Problem} from '../problems';
import type {Attributes, Facts, Report} from './expansion';
import {expansionAttributes, expansions} from './expansions';
import type {ExpandedName} from './names';
import {numberRepeatedIds} from './nodeId';
import {readAttributes} from './readAttributes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type ReportAt = (node: Element, message: string, fix?: string) => void;

/** Replaces them in `tree`; gives what is wrong with their attributes and content, at places in `file`. */
export function expandFacts(tree: Root, facts: Facts, file: string): Problem[] {
  const problems: Problem[] = [];
  expandChildren(tree, facts, (node, message, fix) => {
    const {line, column} = node.position?.start ?? {};
    problems.push({file, line, column, message, fix});
  });
  // Two option tables of a page may have a field of the same name, two problems the same first words.
  numberRepeatedIds(tree);
  return problems;
}

/** Children first: a component sees its content already expanded. */
function expandChildren(parent: Parent, facts: Facts, report: ReportAt): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if ('children' in child) expandChildren(child as Parent, facts, report);
    if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') return [child];
    const {name} = child;
    if (!isExpanded(name)) return [child];
    const reportHere: Report = (message, fix) => report(child, message, fix);
    const attributes = readAttributes(child, reportHere);
    reportUnknown(name, attributes, reportHere);
    const nodes = expansions[name](attributes, facts, reportHere, child.children);
    // An element on a line of its own is a block: inline results need a paragraph around them.
    return child.type === 'mdxJsxFlowElement' && nodes.length > 0 && nodes.every(isPhrasing)
      ? [{type: 'paragraph', children: nodes as never}]
      : nodes;
  });
}

function isExpanded(name: string | null): name is ExpandedName {
  return name !== null && Object.hasOwn(expansions, name);
}

function reportUnknown(name: ExpandedName, attributes: Attributes, report: Report): void {
  const known = expansionAttributes[name];
  for (const attribute of Object.keys(attributes).filter((candidate) => !known.includes(candidate)))
    report(
      `<${name}> has the unknown attribute "${attribute}". ${knownNames(known)}`,
      suggest(attribute, known),
    );
}

function isPhrasing(node: RootContent): boolean {
  return ['text', 'strong', 'emphasis', 'inlineCode', 'link', 'break', 'delete'].includes(node.type);
}
