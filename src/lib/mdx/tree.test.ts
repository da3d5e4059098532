import {expect, test} from 'vitest';
import {commaSeparated, code, inline, table, text} from './tree';
import {toText} from './toText';

test('inline Markdown becomes nodes', () => {
  expect(inline('Set `a` to **b**.').map(({type}) => type)).toEqual([
    'text',
    'inlineCode',
    'text',
    'strong',
    'text',
  ]);
});

test.each(['Use <slug> and {x}', '<!-- a -->', '1. not a list'])('"%s" is plain text', (markdown) => {
  expect(inline(markdown).map(toText).join('')).toBe(markdown);
  expect(JSON.stringify(inline(markdown))).not.toContain('"html"');
});

test('values are separated by commas', () => {
  expect(commaSeparated(['a', 'b', 'c'].map(code)).map(toText)).toEqual(['a', ',', 'b', ',', 'c']);
});

test('a row has its cells in order, and its id', () => {
  const [, row] = table(['A', 'B'], [{id: 'x', cells: [[text('1')], [text('2')]]}]).children;
  expect(row?.children.map(toText)).toEqual(['1', '2']);
  expect(row?.data).toEqual({hProperties: {id: 'x'}});
});
