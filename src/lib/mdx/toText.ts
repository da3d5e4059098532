/** Inline Markdown → the words a reader sees. */
import type {Nodes} from 'mdast';

/** Text of `node` on one line, code and alternative texts of images included: `a **b** \`c\`` → `a b c`. */
export function toText(node: Nodes): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim();
}

function rawText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}
