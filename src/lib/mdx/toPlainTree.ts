/**
 * A page's tree without anything that only the site's generator knows: no components, no directives, no expressions. The
 * Markdown twins and the search read pages in this form, so neither can miss what a component shows.
 */
import type {ContainerDirective} from 'mdast-util-directive';
import type {BlockContent, Emphasis, PhrasingContent, Root, RootContent, Strong} from 'mdast';
import {parseFenceInfo} from './fenceInfo';
import {elementViews, markdownViews, toBlocks, type MarkdownView} from './markdownViews';
import {nodeId} from './nodeId';
import {readAttributes} from './readAttributes';
import {strong, text} from './tree';

/** `tree` as CommonMark with GFM tables; ids of headings, rows and paragraphs stay in `data`. The input isn't changed. */
export function toPlainTree(tree: Root): Root {
  return {type: 'root', children: toBlocks(tree.children.flatMap(toPlain))};
}

function toPlain(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'leafDirective':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return findView(node.name)(readAttributes(node, ignore), node.children.flatMap(toPlain));
    case 'textDirective':
      return [text('('), ...(node.children.flatMap(toPlain) as PhrasingContent[]), text(')')];
    case 'containerDirective':
      return [{type: 'blockquote', children: toAdmonition(node)}];
    case 'strong':
    case 'emphasis':
      return liftEndSpace({...node, children: node.children.flatMap(toPlain) as PhrasingContent[]});
    case 'code': {
      const {title} = parseFenceInfo(node.meta ?? '', ignore);
      const fence: RootContent = {type: 'code', lang: node.lang ?? null, value: node.value};
      return title === undefined ? [fence] : [{type: 'paragraph', children: [strong(title)]}, fence];
    }
    default:
      return toPlainParent(node);
  }
}

function toPlainParent(node: RootContent): RootContent[] {
  const {position: _, data: __, ...bare} = node as RootContent & {data?: object};
  if (!('children' in bare)) return [bare];
  const children = (bare.children as RootContent[]).flatMap(toPlain);
  if (node.type === 'tableCell')
    return [{type: 'tableCell', children: children.map(withoutBreak) as PhrasingContent[]}];
  const id = nodeId(node);
  if (node.type === 'blockquote' && node.data?.hName !== undefined) return unwrap(children, id);
  return [{...bare, children, ...(id !== undefined && {data: {hProperties: {id}}})} as RootContent];
}

// A row is one line in Markdown, where two lines of a cell would run into each other.
function withoutBreak(node: RootContent): RootContent {
  return node.type === 'break' ? text(', ') : node;
}

/** An element of HTML around blocks: Markdown has none. With an id, its first paragraph is a heading in all but name. */
function unwrap([first, ...rest]: readonly RootContent[], id: string | undefined): RootContent[] {
  if (!first) return [];
  if (id === undefined || first.type !== 'paragraph') return [first, ...rest];
  return [{type: 'paragraph', children: [toStrong(first.children)], data: {hProperties: {id}}}, ...rest];
}

/** `**Fix: **` → `**Fix:** `: Markdown can write a space at the end of bold text only as a character reference. */
function liftEndSpace({type, children}: Strong | Emphasis): PhrasingContent[] {
  const last = children.at(-1);
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return [{type, children}];
  return [{type, children: [...children.slice(0, -1), text(last.value.trimEnd())]}, text(' ')];
}

function toStrong(children: readonly RootContent[]): PhrasingContent {
  const flat = children.flatMap((child): RootContent[] =>
    child.type === 'strong' ? child.children : [child],
  );
  return {type: 'strong', children: flat as PhrasingContent[]};
}

/** `:::note[Title]` → the title, or the name, in bold; then the content. */
function toAdmonition({name, children}: ContainerDirective): BlockContent[] {
  const [first, ...rest] = children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = hasTitle
    ? toStrong(first.children.flatMap(toPlain))
    : strong(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const content = hasTitle ? rest : children;
  return [{type: 'paragraph', children: [title]}, ...toBlocks(content.flatMap(toPlain))];
}

function findView(name: string | null): MarkdownView {
  const views: Readonly<Record<string, MarkdownView>> = {...elementViews, ...markdownViews};
  return (name !== null && Object.hasOwn(views, name) ? views[name] : undefined) ?? asItStands;
}

// What an element without a view adds to its content can't be said in Markdown (`<sup>`, `<kbd>`).
const asItStands: MarkdownView = (_attributes, children) => [...children];

// Attributes that are no text don't show in Markdown, and info strings are checked where the site highlights code.
const ignore = (): void => undefined;
