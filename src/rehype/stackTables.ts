/** Tables whose cells know their column's name, so that narrow screens can show each row as a card. */
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Sets `data-label` on each body cell to the text of its column's header; cells that have one keep it. A header without text
 * becomes a plain cell: an empty heading is announced as one.
 */
export function stackTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') return undefined;
      const headers = cellsOf(node, 'th');
      const labels = headers.map((header) => toString(header));
      for (const row of rowsOf(node))
        cellsOf(row, 'td').forEach((cell, column) => (cell.properties.dataLabel ??= labels[column] || null));
      for (const header of headers) if (toString(header) === '') header.tagName = 'td';
      return SKIP;
    });
  };
}

function rowsOf(table: Element): Element[] {
  return cellsOf(table, 'tr');
}

function cellsOf(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (node) => void (node.tagName === tagName && found.push(node)));
  return found;
}
