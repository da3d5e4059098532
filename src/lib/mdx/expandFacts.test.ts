import {expect, test} from 'vitest';
import {expandFacts} from './expandFacts';
import type {Facts} from './expansion';
import {parseMdx} from './parseMdx';

function expand(source: string) {
  const tree = parseMdx(source, 'docs/a.mdx');
  const problems = expandFacts(tree, {} as Facts, 'docs/a.mdx');
  return {tree, problems};
}

test('a component in a sentence becomes inline nodes, one on a line of its own a paragraph', () => {
  const {tree} = expand('See <UiPath path="A > B" />.\n\n<UiPath path="C" />\n');
  expect(tree.children).toMatchObject([
    {type: 'paragraph', children: [{}, {type: 'strong'}, {value: ' → '}, {type: 'strong'}, {value: '.'}]},
    {type: 'paragraph', children: [{type: 'strong', children: [{value: 'C'}]}]},
  ]);
});

test('a component sees its content already expanded', () => {
  const {tree, problems} = expand(
    '<Problems>\n<Problem symptom="`a`" cause="b">\n\nGo to <UiPath path="C" />\n\n</Problem>\n</Problems>\n',
  );
  expect(problems).toEqual([]);
  expect(JSON.stringify(tree)).not.toContain('mdxJsx');
});

test('components of other kinds stay', () => {
  expect(expand('<Tabs>\n\nx\n\n</Tabs>\n').tree.children).toMatchObject([
    {type: 'mdxJsxFlowElement', name: 'Tabs'},
  ]);
});

test('wrong attributes are reported at the place of the component', () => {
  const {problems} = expand('Text\n\n<UiPath path={1} />\n\n<Placeholder name="hots" />\n');
  expect(problems).toMatchObject([
    {file: 'docs/a.mdx', line: 3, message: '<UiPath> has an attribute that is no text.'},
    {line: 3, message: 'A menu path is "".'},
    {line: 5, message: 'Unknown placeholder "hots".', fix: expect.stringContaining('Did you mean "host"?')},
  ]);
});

test('an attribute that the component does not have is reported', () => {
  expect(expand('<Placeholder nam="host" name="host" />').problems).toMatchObject([
    {message: '<Placeholder> has the unknown attribute "nam". Known: name.', fix: 'Did you mean "name"?'},
  ]);
});
