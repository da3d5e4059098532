import {expect, it} from 'vitest';
import {checkBrackets, checkFence} from './checkFence';
import {fenceOf, inCode} from './testFence';

it.each([
  ['json partial', '"a": {"b": 1},'],
  ['nginx partial', 'location / {\n  proxy_pass http://authentik;\n}'],
  ['bash partial', 'if true; then'],
  ['sql', "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle';"],
  ['text', 'Anything ( at all'],
  ['yaml blueprint', 'version: 1\nentries: []'],
  ['python expression', 'return True'],
])('accepts %s %j', (info, code) => {
  expect(checkFence(fenceOf(info, code))).toEqual([]);
});

it.each([
  ['json partial', '"a": {', '1:6 json: { is not closed. Add }.'],
  ['hcl', 'a = [', '1:5 hcl: [ is not closed. Add ].'],
  ['bash partial', '$ ls', '1:1 bash: The line begins with the prompt "$".'],
  ['json', '{,}', '1:2 json: '],
  [
    'bash blueprint',
    'ls',
    '1 bash: The word "blueprint" does not fit the language. It belongs to yaml blocks.',
  ],
  [
    'yaml expression',
    'a: 1',
    '1 yaml: The word "expression" does not fit the language. It belongs to python blocks.',
  ],
  ['text', 'AKIAABCDEFGHIJKLMNOP', '1:1 text: "AKIAABCDEFGH…" looks like an AWS access key.'],
])('reports %s %j', (info, code, problem) => {
  const problems = inCode(checkFence(fenceOf(info, code)));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.slice(0, problem.length)).toBe(problem);
});

it('checkBrackets is what is left when a program is missing', () => {
  expect(inCode(checkBrackets(fenceOf('go', 'func a() {')))).toEqual(['1:10 go: { is not closed. Add }.']);
  expect(checkBrackets(fenceOf('bash', 'if (')).length).toBe(0);
});
