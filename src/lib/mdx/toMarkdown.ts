/** A page → its Markdown twin: plain Markdown that makes sense outside of the site. */
import type {BlockContent, Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import type {Page} from '../page/page';
import {toPlainTree} from './toPlainTree';
import {text} from './tree';

// Padded columns would double the size of long tables.
const writer = remark()
  .use(remarkGfm, {tablePipeAlign: false})
  .data('settings', {bullet: '-', rule: '-', listItemIndent: 'one'})
  .freeze();

/**
 * Title, description as a quote, then the page as CommonMark with GFM tables: no components, no directives, no heading ids.
 * Links to pages are absolute below `siteRoot` (origin and base path, with a slash at the end), so the text can be taken anywhere.
 */
export function toMarkdown({route, title, description, badges, tree}: Page, siteRoot: string): string {
  const body = toPlainTree(tree);
  visit(body, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = toAbsolute(node.url, route, siteRoot);
  });
  const notes = badges.length === 0 ? [] : [badges.map((badge) => `${badge.title}.`).join(' ')];
  const head: BlockContent[] = [
    {type: 'heading', depth: 1, children: [text(title)]},
    {
      type: 'blockquote',
      children: [description, ...notes].map((line) => ({type: 'paragraph', children: [text(line)]})),
    },
  ];
  const document: Root = {type: 'root', children: [...head, ...body.children]};
  return writer.stringify(document);
}

/** `/a/#b` and, on the page `/a/`, `#b` → `https://docs.example.com/a/#b`; addresses of other sites stay. */
function toAbsolute(url: string, route: string, siteRoot: string): string {
  if (url.startsWith('#')) return `${siteRoot}${route.slice(1)}${url}`;
  return /^\/(?!\/)/.test(url) ? `${siteRoot}${url.slice(1)}` : url;
}
