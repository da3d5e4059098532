import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {toPage} from '../page/page';
import type {Facts} from './expansion';
import {toMarkdown} from './toMarkdown';

const description = 'One sentence about what this page is for, long enough for the check of descriptions.';

function markdown(body: string, frontMatter = ''): string {
  const source = `---\ntitle: A page\ndescription: ${description}\n${frontMatter}---\n\n${body}\n`;
  const page = toPage('docs/a/b.mdx', source, {facts: {} as Facts, planned: new Set()});
  return toMarkdown(page, 'https://docs.example.com/base/');
}

test('a twin begins with the title and the description as a quote', () => {
  expect(markdown('Text')).toBe(`# A page\n\n> ${description}\n\nText\n`);
});

test('badges of the title are said in words', () => {
  expect(markdown('Text', 'edition: enterprise\npreview: true\n')).toContain(
    `> ${description}\n>\n> Needs an enterprise license. May still change in any release.\n`,
  );
});

test.each([
  ['[a](/c/#d)', '[a](https://docs.example.com/base/c/#d)'],
  ['[a](#d)', '[a](https://docs.example.com/base/a/b/#d)'],
  ['![a](/img/a.png)', '![a](https://docs.example.com/base/img/a.png)'],
  ['[a](https://example.com/c/)', '[a](https://example.com/c/)'],
  ['[a][b]\n\n[b]: /c/', '[a][b]\n\n[b]: https://docs.example.com/base/c/'],
])('the address in %s holds outside of the site', (body, expected) => {
  expect(markdown(body)).toContain(expected);
});

test('a twin is plain Markdown: no HTML, no component, no directive', () => {
  const twin = markdown(
    [
      '## Log in :ak-preview {#log-in}',
      '<Tabs>\n<TabItem value="a" label="A">\n\nUse `<slug>` and `{#id}`\n\n</TabItem>\n</Tabs>',
      '<details>\n<summary>**More**</summary>\n\n| a |\n| - |\n| `b|c` <kbd>K</kbd> |\n\n</details>',
      ':::note\n\n<UiPath path="A > B" />\n\n:::',
    ].join('\n\n'),
  );
  visit(remark().use(remarkGfm).parse(twin), 'html', (node) => {
    throw new Error(`The twin has the HTML ${node.value}.`);
  });
  expect(twin.replaceAll(/`[^`]*`/g, '')).not.toMatch(/:::|:ak-|\{#|&#x/);
});
