import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {resolveDirectives} from '../directives/resolveDirectives';
import {expandFacts} from './expandFacts';
import type {Facts} from './expansion';
import {resolveHeadingIds} from './nodeId';
import {parseMdx} from './parseMdx';
import {toPlainTree} from './toPlainTree';
import {unravel} from './unravel';

const writer = remark().use(remarkGfm, {tablePipeAlign: false}).data('settings', {bullet: '-'}).freeze();

function plain(source: string): string {
  const tree = parseMdx(source, 'docs/a.mdx');
  unravel(tree);
  expandFacts(tree, {} as Facts, 'docs/a.mdx');
  resolveDirectives(tree, 'docs/a.mdx');
  resolveHeadingIds(tree, 'docs/a.mdx');
  return writer.stringify(toPlainTree(tree)).trim();
}

test.each([
  [
    'tabs as labels above their content',
    '<Tabs groupId="a">\n<TabItem value="x" label="Docker Compose">\n\nOne\n\n</TabItem>\n<TabItem value="y">\n\nTwo\n\n</TabItem>\n</Tabs>',
    '**Docker Compose**\n\nOne\n\n**y**\n\nTwo',
  ],
  [
    'a diagram as its label, its source and its words',
    '<Diagram label="Who talks to whom">\n\n```mermaid\nflowchart LR\n```\n\nIn words: none.\n\n</Diagram>',
    '**Diagram: Who talks to whom**\n\n```mermaid\nflowchart LR\n```\n\nIn words: none.',
  ],
  [
    'cards as a list of links',
    '<Cards>\n  <Card title="A" to="/a/">\n    First\n  </Card>\n  <Card title="B" to="/b/">Second</Card>\n</Cards>',
    '- [A](/a/)\n\n  First\n- [B](/b/)\n\n  Second',
  ],
  [
    'a fold with its summary in bold',
    '<details>\n<summary>More</summary>\n\nText\n\n</details>',
    '**More**\n\nText',
  ],
  ['an admonition as a quote', ':::warning\n\nText\n\n:::', '> **Warning**\n>\n> Text'],
  ['the title of an admonition', ':::note[Read `this`]\n\nText\n\n:::', '> **Read `this`**\n>\n> Text'],
  ['a badge in parentheses', '## Log in :ak-version[2025.4] {#log-in}', '## Log in (2025.4+)'],
  [
    'the title of a fence above it',
    '```yaml title="a.yml" {1}\na: 1\n```',
    '**a.yml**\n\n```yaml\na: 1\n```',
  ],
  [
    'a problem as paragraphs, its symptom in bold',
    '<Problems>\n<Problem symptom="**No** `x`" cause="Y">\n\nZ\n\n</Problem>\n</Problems>',
    '**No `x`**\n\n**Cause:** Y\n\n**Fix:** Z',
  ],
  ['inline elements as their words', 'Press <kbd>K</kbd>{/* why */} and wait', 'Press K and wait'],
  ['a line break of a cell as a comma', '| a |\n| - |\n| b<br/>c |', '| a |\n| - |\n| b, c |'],
  ['nothing of comments and front matter', '---\ntitle: A\n---\n\n{/* source: a */}\n\nText', 'Text'],
])('%s', (_, source, expected) => {
  expect(plain(source)).toBe(expected);
});

test('ids of rows and headings stay, everything else in data goes', () => {
  const tree = parseMdx('## A {#a}\n\n<Placeholder name="host" />\n', 'docs/a.mdx');
  expandFacts(tree, {} as Facts, 'docs/a.mdx');
  resolveHeadingIds(tree, 'docs/a.mdx');
  const data: unknown[] = [];
  visit(toPlainTree(tree), (node) => void (node.data && data.push(node.data)));
  expect(data).toEqual([{hProperties: {id: 'a'}}]);
});

test('the tree that goes in is not changed', () => {
  const tree = parseMdx(':::note[a **b **]\n\n<Tabs>\n\nx\n\n</Tabs>\n\n:::\n', 'docs/a.mdx');
  const before = structuredClone(tree);
  toPlainTree(tree);
  expect(tree).toEqual(before);
});
