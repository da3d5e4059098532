/** Builders of Markdown nodes, for what facts show on a page. */
import type {Link, PhrasingContent, Table, TableRow, Text} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A row of a table; with an `id` it can be linked to. */
export interface Row {
  readonly id?: string;
  readonly cells: readonly (readonly PhrasingContent[])[];
}

/** A table with a header row; each cell holds inline nodes. */
export function table(head: readonly string[], rows: readonly Row[]): Table {
  return {
    type: 'table',
    children: [tableRow(head.map((name) => [text(name)])), ...rows.map(({id, cells}) => tableRow(cells, id))],
  };
}

function tableRow(cells: Row['cells'], id?: string): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children: [...children]})),
    ...(id && {data: {hProperties: {id}}}),
  };
}

export function text(value: string): Text {
  return {type: 'text', value};
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function strong(value: string): PhrasingContent {
  return {type: 'strong', children: [text(value)]};
}

export function link(url: string, children: readonly PhrasingContent[]): Link {
  return {type: 'link', url, children: [...children]};
}

/** `[a, b] → a, b`, with text between the nodes. */
export function commaSeparated(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));
}

/** As if the page had written the directive (`ak-version`): badges are made in one place. */
export function badge(directive: string, label?: string): PhrasingContent {
  return {
    type: 'textDirective',
    name: directive,
    attributes: {},
    children: label === undefined ? [] : [text(label)],
  };
}

const parser = unified()
  .data('micromarkExtensions', [{disable: {null: ['htmlFlow', 'htmlText']}}])
  .use(remarkParse)
  .use(remarkGfm)
  .freeze();

/**
 * Inline Markdown → nodes: `` Set `a` to **b** ``. Text of several paragraphs counts as one; `{` and `<` are plain text.
 */
export function inline(markdown: string): PhrasingContent[] {
  return parser
    .parse(markdown)
    .children.flatMap((block) => (block.type === 'paragraph' ? block.children : [text(markdown)]));
}
