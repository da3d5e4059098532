import type {Heading, TableRow} from 'mdast';
import {expect, test} from 'vitest';
import {resolveDirectives} from '../directives/resolveDirectives';
import {nodeId, numberRepeatedIds, resolveHeadingIds} from './nodeId';
import {parseMdx} from './parseMdx';
import {table, text} from './tree';
import {toText} from './toText';

function resolve(source: string) {
  const tree = parseMdx(source, 'docs/a.mdx');
  resolveDirectives(tree, 'docs/a.mdx');
  const problems = resolveHeadingIds(tree, 'docs/a.mdx');
  const heading = tree.children[0] as Heading;
  return {id: nodeId(heading), text: toText(heading), problems};
}

test.each([
  ['## Log in {#log-in}', 'log-in', 'Log in'],
  ['## The `ak` command :ak-preview {#ak}', 'ak', 'The ak command Preview'],
  ['## SSL / StartTLS {#ssl--starttls}', 'ssl--starttls', 'SSL / StartTLS'],
  ['## Names {#pg_host_name}', 'pg_host_name', 'Names'],
])('%s', (source, id, text) => {
  expect(resolve(source)).toEqual({id, text, problems: []});
});

test('a heading without an id is reported at its place', () => {
  expect(resolve('## Log in').problems).toMatchObject([
    {file: 'docs/a.mdx', line: 1, message: 'The heading "Log in" has no id.'},
  ]);
});

test('rows that facts make carry their id as well', () => {
  const [head, row] = table(['A'], [{id: 'a', cells: [[text('x')]]}]).children as [TableRow, TableRow];
  expect([nodeId(head), nodeId(row)]).toEqual([undefined, 'a']);
});

test('an id that an earlier node has gets a number that is free', () => {
  const row = (id: string) => ({id, cells: [[text('x')]]});
  const rows = table(['A'], ['a', 'a-1', 'a', 'b', 'a'].map(row));
  numberRepeatedIds({type: 'root', children: [rows]});
  expect(rows.children.map(nodeId)).toEqual([undefined, 'a', 'a-1', 'a-2', 'b', 'a-3']);
});
