/** What each rendered component is in plain Markdown, for the Markdown twins and the search. */
import type {BlockContent, List, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {Attributes} from './expansion';
import type {RenderedName} from './names';
import {link, strong, text} from './tree';

/** Children are plain Markdown already; so is the result. */
export type MarkdownView = (attributes: Attributes, children: readonly RootContent[]) => RootContent[];

/** Typed by the list of names: a component without a view fails the type check. */
export const markdownViews: Readonly<Record<RenderedName, MarkdownView>> = {
  Card: ({title = '', to = ''}, children) => [
    listItem([paragraph([link(to, [text(title)])]), ...toBlocks(children)]),
  ],
  Cards: (_attributes, children) => [list(children)],
  Diagram: ({label = ''}, children) => [paragraph([strong(`Diagram: ${label}`)]), ...toBlocks(children)],
  Filter: (_attributes, children) => [...children],
  // The pages of the reverse proxies have the same configurations; twenty more copies would only be in the way.
  ForwardAuthConfigurator: () => [],
  TabItem: ({label, value = ''}, children) => [paragraph([strong(label ?? value)]), ...toBlocks(children)],
  Tabs: (_attributes, children) => [...children],
};

/** The same for the few HTML elements that pages use. */
export const elementViews: Readonly<Record<string, MarkdownView>> = {
  br: () => [{type: 'break'}],
  details: (_attributes, children) => toBlocks(children),
  summary: (_attributes, children) => [
    paragraph([{type: 'strong', children: children as PhrasingContent[]}]),
  ],
};

/** Runs of inline nodes get a paragraph around them; blocks stay as they are. */
export function toBlocks(nodes: readonly RootContent[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let run: PhrasingContent[] | undefined;
  for (const node of nodes) {
    if (!isPhrasing(node)) {
      run = undefined;
      blocks.push(node as BlockContent);
    } else if (run) {
      run.push(node);
    } else if (node.type !== 'text' || node.value.trim() !== '') {
      run = [node];
      blocks.push(paragraph(run));
    }
  }
  return blocks;
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  switch (node.type) {
    case 'break':
    case 'delete':
    case 'emphasis':
    case 'footnoteReference':
    case 'image':
    case 'imageReference':
    case 'inlineCode':
    case 'link':
    case 'linkReference':
    case 'strong':
    case 'text':
      return true;
    default:
      return false;
  }
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function list(children: readonly RootContent[]): List {
  const items = children.map((child) => (child.type === 'listItem' ? child : listItem(toBlocks([child]))));
  return {type: 'list', ordered: false, spread: false, children: items};
}

function listItem(children: BlockContent[]): ListItem {
  return {type: 'listItem', spread: false, children};
}
