/** The sentences of a page: what the rules about words look at. Code and bold (labels of the interface) are no prose. */
import type {Node, Paragraph, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {CheckedPage} from '../page';

/** A run of prose, letter for letter as it stands in the source from `offset` on. */
export interface ProsePart {
  readonly text: string;
  readonly offset: number;
}

/** Attributes that readers see as sentences. */
const proseAttributes: readonly string[] = ['label', 'symptom', 'cause', 'title'];

/** Text outside code and bold, and attributes that are shown as text, in reading order. */
export function proseParts(page: CheckedPage): ProsePart[] {
  const parts: ProsePart[] = [];
  visit(page.root, (node) => {
    if (node.type === 'strong') return SKIP;
    if (node.type === 'text') parts.push(withoutMarkup(sourcePart(page, node), /\{#[^}]*\}$/g));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && proseAttributes.includes(attribute.name))
          parts.push(withoutMarkup(sourcePart(page, attribute), /^[^"]*"|`[^`]*`|\*\*[^*]*\*\*/g));
    return undefined;
  });
  return parts;
}

/** Number of words that a reader reads, code included. */
export function countWords(node: Parents): number {
  return toString(node).split(/\s+/).filter(Boolean).length;
}

/** Number of sentences of a paragraph; a full stop inside code or a number ends none. */
export function countSentences(paragraph: Paragraph): number {
  const text = paragraph.children
    .map((child) => (child.type === 'inlineCode' ? 'code' : toString(child)))
    .join('');
  return text.split(/[.!?][)"”’]*(?:\s+|$)/).filter((part) => part.trim() !== '').length;
}

function sourcePart(page: CheckedPage, node: Node): ProsePart {
  const offset = node.position?.start.offset ?? 0;
  return {text: page.source.slice(offset, node.position?.end.offset ?? offset), offset};
}

// Spaces in place of what is no prose keep the offsets of the rest.
function withoutMarkup({text, offset}: ProsePart, markup: RegExp): ProsePart {
  return {text: text.replace(markup, (found) => ' '.repeat(found.length)), offset};
}
