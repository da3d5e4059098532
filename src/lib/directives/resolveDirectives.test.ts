import type {Paragraph} from 'mdast';
import {expect, test} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {toText} from '../mdx/toText';
import {resolveDirectives} from './resolveDirectives';

function resolve(source: string) {
  const tree = parseMdx(source, 'docs/a.mdx');
  const problems = resolveDirectives(tree, 'docs/a.mdx');
  return {tree, problems};
}

test('a badge directive becomes an element with the text of the badge', () => {
  const {tree, problems} = resolve('Log in :ak-version[2025.4] now');
  expect((tree.children[0] as Paragraph).children[1]).toMatchObject({
    data: {
      hName: 'span',
      hProperties: {className: ['badge', 'badge--version'], title: 'Available since version 2025.4'},
    },
    children: [{type: 'text', value: '2025.4+'}],
  });
  expect(problems).toEqual([]);
});

test.each(['urn:ietf:params', 'at 10:30 and a:b[c *d*] too', 'port:name'])('"%s" stays text', (source) => {
  const {tree, problems} = resolve(source);
  expect(toText(tree)).toBe(source.replaceAll('*', ''));
  expect(problems).toEqual([]);
});

test.each([
  [':ak-verson[2025.4]', 'Unknown directive ":ak-verson".', 'Did you mean ":ak-version"?'],
  ['::ak-preview', '"::ak-preview" stands on a line of its own.', '":ak-preview"'],
  ['::anything', '"::anything" stands on a line of its own.', 'in a heading or a sentence'],
  [':::waning\n\nx\n\n:::', 'Unknown admonition ":::waning".', 'Did you mean "warning"?'],
  ['a:b{c=d}', '":b" has braces behind it.', 'in backticks'],
])('%j is reported at its place', (source, message, fix) => {
  const {problems} = resolve(`Text\n\n${source}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({file: 'docs/a.mdx', line: 3});
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.fix).toContain(fix);
});
