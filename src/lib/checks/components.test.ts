import {expect, it} from 'vitest';
import {checkComponents} from './components';
import {pageOf, problemsOf} from './testPage';

it.each([
  '<Tabs groupId="install">\n<TabItem value="a" label="A">\n\nText with <kbd>Esc</kbd>, <Placeholder name="host" />.\n\n</TabItem>\n</Tabs>',
  ':::note\n\nText.\n\n:::',
  'Text {/* source: path: what it shows */} and :ak-preview.',
  'A host:port pair at 10:30.',
])('accepts %j', (body) => {
  expect(problemsOf(checkComponents, pageOf(body))).toEqual([]);
});

it.each([
  [
    'Text <Placehodler name="host" />.',
    'docs/a/b.mdx:6:6 Unknown component <Placehodler>. Known: ',
    'Did you mean "Placeholder"?',
  ],
  ['<div>\n\nText.\n\n</div>', 'docs/a/b.mdx:6:1 Unknown HTML element <div>. Known: br, ', 'Write Markdown.'],
  ['<>\n\nText.\n\n</>', 'docs/a/b.mdx:6:1 Unknown component <>.', 'Remove it.'],
  ['import A from "./a";\n\nText.', 'docs/a/b.mdx:6:1 A page has an import', 'Remove it.'],
  ['Two is {1 + 1}.', 'docs/a/b.mdx:6:8 A page has the expression {1 + 1}.', 'Allowed: {/* comments */}.'],
  [
    ':::notes\n\nText.\n\n:::',
    'docs/a/b.mdx:6:1 Unknown directive ":::notes". Known: :::danger, ',
    'Did you mean ":::note"?',
  ],
  ['::note', 'docs/a/b.mdx:6:1 Unknown directive "::note".', 'Did you mean ":::note"?'],
])('reports %j', (body, problem, fix) => {
  const [first = '', ...others] = problemsOf(checkComponents, pageOf(body));
  expect(others).toEqual([]);
  expect(first.slice(0, problem.length)).toBe(problem);
  expect(first.slice(-fix.length)).toBe(fix);
});
