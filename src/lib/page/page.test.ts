import {expect, test} from 'vitest';
import type {Facts} from '../mdx/expansion';
import {toText} from '../mdx/toText';
import {toPage, type PageContext} from './page';

const context: PageContext = {facts: {} as Facts, planned: new Set(['/later/'])};
const description = 'One sentence about what this page is for, long enough for the check of descriptions.';

function page(body: string, frontMatter = '') {
  const source = `---\ntitle: A page\ndescription: ${description}\n${frontMatter}---\n\n${body}\n`;
  return toPage('docs/a/b.mdx', source, context);
}

test('a page has its address, what its front matter says, and its badges', () => {
  expect(page('Text', 'tags: [saml]\nedition: enterprise\nsince: "2025.4"\n')).toMatchObject({
    route: '/a/b/',
    title: 'A page',
    description,
    tags: ['saml'],
    badges: [{kind: 'enterprise'}, {kind: 'version', text: '2025.4+'}],
  });
});

test('components, directives, planned links and heading ids are resolved in the tree', () => {
  const {tree} = page('Go to <UiPath path="A > B" />.\n\n## [Later](/later/) :ak-preview {#later}');
  expect(tree.children.slice(1).map(toText)).toEqual(['Go to A → B.', 'Later Preview']);
});

test('a component that closes on its line is a block, as on the site', () => {
  const {tree} = page('<Problems>\n<Problem symptom="a" cause="b">c</Problem>\n</Problems>');
  expect(tree.children.at(-1)).toMatchObject({type: 'blockquote', children: [{type: 'blockquote'}]});
});

test('all problems of a page are thrown at once, with their places', () => {
  expect(() => page('<Placeholder name="hots" />\n\n:ak-verson\n\n## Heading')).toThrow(
    /^docs\/a\/b\.mdx:6:1 Unknown placeholder .*\ndocs\/a\/b\.mdx:8:1 Unknown directive .*\ndocs\/a\/b\.mdx:10:1 The heading .*$/,
  );
  expect(() => page('Text', 'edtion: enterprise\n')).toThrow('Unknown front matter key "edtion".');
});
