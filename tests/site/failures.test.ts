/** What a build must refuse, shown by building a site with exactly that mistake. */
import {describe, expect, test} from 'vitest';
import {buildFixture} from './buildFixture';

const BUILD_TIMEOUT_MS = 60_000;

function page(body: string, frontMatter = ''): string {
  return `---
title: Broken
description: A page with exactly one mistake, which the build has to find and to name in its message.
${frontMatter}---

${body}
`;
}

interface Mistake {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Pieces of the message: where, what, and what is allowed. */
  readonly says: readonly (string | RegExp)[];
}

const mistakes: readonly Mistake[] = [
  {
    name: 'a link to a page that does not exist',
    files: {'docs/broken.mdx': page('[Nowhere](/nowhere/)')},
    says: ['Docusaurus found broken links', 'source page path = /broken/', '-> linking to /nowhere/'],
  },
  {
    name: 'a link to an anchor that does not exist',
    files: {'docs/broken.mdx': page('[Third](/a/two/#third)')},
    says: ['Docusaurus found broken anchors', 'source page path = /broken/', '-> linking to /a/two/#third'],
  },
  {
    name: 'a link to a Markdown file that does not exist',
    files: {'docs/broken.mdx': page('[File](./missing.mdx)')},
    says: ["Docs markdown link couldn't be resolved: (./missing.mdx)", 'docs/broken.mdx'],
  },
  {
    name: 'two pages at one route',
    files: {'docs/b/three/index.mdx': page('Text.')},
    says: ['Duplicate routes found', '/b/three/'],
  },
  {
    name: 'a navbar item without a type or a target',
    files: {'navbar.ts': "export default [{position: 'left'}];"},
    says: ['navbar.items[0]'],
  },
  {
    name: 'a navbar item of an unknown type',
    files: {'navbar.ts': "export default [{type: 'nothing', label: 'Nothing'}];"},
    says: ['Bad navbar item type nothing'],
  },
  {
    name: 'a navbar item that names a sidebar that does not exist',
    files: {'navbar.ts': "export default [{type: 'docSidebar', sidebarId: 'missing', label: 'Missing'}];"},
    says: [/Can't find any sidebar with id "missing"/, 'Available sidebar ids are', 'docs'],
  },
  {
    name: 'a sidebar file that does not exist',
    files: {'sidebars.ts': "export default {docs: ['gone']};"},
    says: ['Invalid sidebar file', 'gone'],
  },
  {
    name: 'an unknown badge',
    files: {'docs/broken.mdx': page('## Heading :ak-verson[2025.10] {#heading}')},
    says: [
      /docs\/broken\.mdx:6:12 Unknown directive ":ak-verson"/,
      'Known: ak-enterprise',
      'Did you mean ":ak-version"?',
    ],
  },
  {
    name: 'an unknown admonition',
    files: {'docs/broken.mdx': page(':::warnin\n\nText.\n\n:::')},
    says: ['docs/broken.mdx:6:1 Unknown admonition ":::warnin"', 'Did you mean "warning"?'],
  },
  {
    name: 'an unknown front-matter key',
    files: {'docs/broken.mdx': page('Text.', 'sidebar_lable: x\n')},
    says: ['docs/broken.mdx', 'sidebar_lable', 'Did you mean "sidebar_label"?'],
  },
  {
    name: 'a code fence in an unknown language',
    files: {'docs/broken.mdx': page('```yml\na: 1\n```')},
    says: ['docs/broken.mdx:6:1 A code fence has the language "yml"', 'Did you mean "yaml"?'],
  },
  {
    name: 'a feature used outside its provider',
    files: {
      'extra/index.js': "module.exports = () => ({name: 'extra', getThemePath: () => './theme'});",
      'extra/theme/Root.js':
        "import {useColorMode} from '@docusaurus/theme-common';\nexport default ({children}) => (useColorMode(), children);",
    },
    says: ['useColorMode is called outside the <ColorModeProvider>'],
  },
  {
    name: 'a component that shows a fact which does not exist',
    files: {'docs/broken.mdx': page('<Placeholder name="hots" />')},
    says: ['docs/broken.mdx:6:1 Unknown placeholder "hots"', 'Did you mean "host"?'],
  },
];

describe('a build fails and says why for', () => {
  test.concurrent.each(mistakes)(
    '$name',
    async ({name, files, says}) => {
      const {code, output} = await buildFixture(name.replaceAll(' ', '-'), files);
      for (const piece of says) expect(output).toMatch(piece);
      expect(code).not.toBe(0);
    },
    BUILD_TIMEOUT_MS,
  );
});
