import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {ProblemsError} from '../problems';
import {headingId, parseMdx} from './parseMdx';

function headings(source: string): Heading[] {
  const found: Heading[] = [];
  visit(parseMdx(source, 'docs/a.mdx'), 'heading', (heading) => {
    found.push(heading);
  });
  return found;
}

describe('parseMdx', () => {
  it('keeps the positions of the source behind a heading id', () => {
    const source = '---\ntitle: A\n---\n\n## Log in {#log-in}\n\nText\n';
    expect(headings(source)[0]?.position?.end).toMatchObject({
      line: 5,
      column: '## Log in {#log-in}'.length + 1,
    });
    expect(parseMdx(source, 'docs/a.mdx').children.at(-1)?.position?.start).toMatchObject({
      line: 7,
      column: 1,
    });
  });

  it('gives code back as it stands, also where it looks like a heading with an id', () => {
    const root = parseMdx('```bash\n# {#id} and ${#array}\n```\n', 'docs/a.mdx');
    expect(root.children[0]).toMatchObject({type: 'code', value: '# {#id} and ${#array}'});
  });

  it('reads front matter, directives, tables and components', () => {
    const source =
      '---\na: 1\n---\n\n:ak-preview\n\n:::note\n\nx\n\n:::\n\n| a |\n| - |\n| b |\n\n<Diagram label="x">\n\ny\n\n</Diagram>\n';
    const types = parseMdx(source, 'docs/a.mdx').children.map((node) => node.type);
    expect(types).toEqual(['yaml', 'paragraph', 'containerDirective', 'table', 'mdxJsxFlowElement']);
  });

  it.each([
    ['an open brace', 'Text\n\nA set {a, b of values\n', 3],
    ['an open component', '<Tabs>\n\nText\n', 1],
  ])('names the place of %s', (_, source, line) => {
    let error: unknown;
    try {
      parseMdx(source, 'docs/a.mdx');
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ProblemsError);
    expect((error as ProblemsError).problems[0]).toMatchObject({file: 'docs/a.mdx', line});
  });
});

describe('headingId', () => {
  it.each([
    ['## Log in {#log-in}', {text: 'Log in', id: 'log-in'}],
    ['## Log in', {text: 'Log in'}],
    ['## The `ak` command *line* {#ak}', {text: 'The ak command line', id: 'ak'}],
    ['## Log in :ak-version[2025.10] {#log-in}', {text: 'Log in', id: 'log-in'}],
    ['## {#id} first', {text: '{#id} first'}],
  ])('splits %s', (source, expected) => {
    expect(headings(source).map(headingId)).toEqual([expected]);
  });
});
