import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import type {ExpressionMatrix} from '../../facts/expressions';
import type {Facts} from '../expansion';
import {expandMatrix} from './matrix';

const source = 'authentik/flows/planner.py';
const expressions: ExpressionMatrix[] = [
  {
    id: 'policies',
    variables: ['user', 'http_request'],
    places: [
      {id: 'flow', name: '[Flow](/f/)', has: [{name: 'http_request'}, {name: 'user'}], source},
      {id: 'rule', name: 'Rule', has: [{name: 'user', when: 'If **known**'}], also: '`event`', source},
    ],
  },
];

function expand(of: string) {
  const problems: string[] = [];
  const report = (...parts: (string | undefined)[]) => problems.push(parts.filter(Boolean).join(' '));
  const nodes = expandMatrix({of}, {expressions} as Partial<Facts> as Facts, report, []);
  return {problems, rows: (nodes[0] as Table | undefined)?.children ?? []};
}

test('each place is a row that says for each variable whether it is there, or when', () => {
  const {rows, problems} = expand('policies');
  expect(rows.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['Where it runs', 'user', 'http_request', 'Also'],
    ['Flow', 'Yes', 'Yes', '–'],
    ['Rule', 'If known', 'No', 'event'],
  ]);
  expect(problems).toEqual([]);
});

test('a row can be linked to, and its texts are Markdown', () => {
  const [, flow, rule] = expand('policies').rows;
  expect(flow?.data).toEqual({hProperties: {id: 'place-flow'}});
  expect(flow?.children[0]?.children).toMatchObject([{type: 'link', url: '/f/'}]);
  expect(rule?.children[3]?.children).toMatchObject([{type: 'inlineCode', value: 'event'}]);
});

test('an unknown matrix is reported', () => {
  expect(expand('polices').problems).toEqual([
    'No matrix "polices". Known: policies. Did you mean "policies"?',
  ]);
});
