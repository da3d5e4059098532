import {expect, it} from 'vitest';
import {checkHeadingIds, headingsOf} from './headings';
import {pageOf, problemsOf} from './testPage';

it('headings with their own ids are fine, also inside components', () => {
  const body =
    '## One {#one}\n\n### field_key {#field_key}\n\n<TabItem>\n\n## Two `x` :ak-preview {#two--x}\n\n</TabItem>';
  expect(problemsOf(checkHeadingIds, pageOf(body))).toEqual([]);
  expect(headingsOf(pageOf(body)).map(({text, id}) => [text, id])).toEqual([
    ['One', 'one'],
    ['field_key', 'field_key'],
    ['Two x', 'two--x'],
  ]);
});

it.each([
  ['## Log in', 'docs/a/b.mdx:6:1 The heading "Log in" has no id. Close it with {#log-in}.'],
  [
    '## Log in {#Log.In}',
    'docs/a/b.mdx:6:1 The heading id "Log.In" has other characters than a-z, 0-9, "-" and "_". Write {#log-in}.',
  ],
  [
    '# Log in {#log-in}',
    'docs/a/b.mdx:6:1 "Log in" is a heading of level 1, which the title is already. Write "## Log in".',
  ],
  [
    '## A {#a}\n\n## B {#a}',
    'docs/a/b.mdx:8:1 The heading id "a" stands in line 6 already. Give each heading its own id.',
  ],
])('reports %j', (body, problem) => {
  expect(problemsOf(checkHeadingIds, pageOf(body))).toEqual([problem]);
});
