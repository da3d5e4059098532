import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Facts} from '../mdx/expansion';
import {toPage} from './page';
import {toSections} from './sections';

const head = `---\ntitle: A page\ndescription: ${'One sentence about it. '.repeat(4)}\n---\n\n`;

function sections(body: string) {
  return toSections(toPage('docs/a.mdx', `${head}${body}\n`, {facts: {} as Facts, planned: new Set()}));
}

test('each heading opens a section that knows the titles above it', () => {
  expect(
    sections('One\n\n## B {#b}\n\n#### C {#c}\n\nTwo\n\n### D :ak-preview {#d}\n\n## E {#e}').map(
      ({id, level, path, text}) => [id, level, path.join(' > '), text],
    ),
  ).toEqual([
    ['', 1, 'A page', 'One'],
    ['b', 2, 'A page > B', ''],
    ['c', 4, 'A page > B > C', 'Two'],
    ['d', 3, 'A page > B > D (Preview)', ''],
    ['e', 2, 'A page > E', ''],
  ]);
});

test('text is what readers see; code of fences stands apart, drawings are left out', () => {
  const [section] = sections(
    [
      'Use `<application_slug>` and **bold** [links](/b/).{/* not this */}',
      '```bash title="a.sh"\nls\n```',
      '- item\n\n  ```bash\n  pwd\n  ```',
      '<Diagram label="Who">\n\n```mermaid\nflowchart LR\n```\n\nIn words: none.\n\n</Diagram>',
    ].join('\n\n'),
  );
  expect(section?.text.split('\n')).toEqual([
    'Use <application_slug> and bold links.',
    'a.sh',
    'item',
    'Diagram: Who',
    'In words: none.',
  ]);
  expect(section?.code).toBe('ls\n\npwd');
});

test('a table is a block a row; a problem can be linked to by its symptom', () => {
  const [section] = sections(
    '| Name | Meaning |\n| - | - |\n| `a` | b |\n\n<Problems>\n<Problem symptom="`x` fails" cause="y">\n\nz\n\n</Problem>\n</Problems>',
  );
  expect(section?.blocks).toEqual([
    {text: 'Name | Meaning'},
    {text: 'a | b'},
    {text: 'x fails', id: 'problem-x-fails'},
    {text: 'Cause: y'},
    {text: 'Fix: z'},
  ]);
});

// A page of random structure in which every word is different.
const blockKinds = [
  'paragraph',
  'heading',
  'table',
  'list',
  'tabs',
  'details',
  'admonition',
  'problem',
  'code',
] as const;

function write(kind: (typeof blockKinds)[number], word: () => string): string {
  switch (kind) {
    case 'paragraph':
      return `${word()} **${word()}** \`${word()}\` [${word()}](/a/)`;
    case 'heading':
      return `## ${word()} *${word()}* {#${word()}id}`;
    case 'table':
      return `| ${word()} | ${word()} |\n| - | - |\n| ${word()} | \`${word()}\` |`;
    case 'list':
      return `- ${word()}\n\n  ${word()}\n- ${word()}\n  1. ${word()}`;
    case 'tabs':
      return `<Tabs>\n<TabItem value="a" label="${word()}">\n\n${word()}\n\n### ${word()} {#${word()}id}\n\n${word()}\n\n</TabItem>\n</Tabs>`;
    case 'details':
      return `<details>\n<summary>${word()}</summary>\n\n${word()}\n\n</details>`;
    case 'admonition':
      return `:::note[${word()}]\n\n${word()}\n\n:::`;
    case 'problem':
      return `<Problems>\n<Problem symptom="${word()}" cause="${word()}">\n\n${word()}\n\n</Problem>\n</Problems>`;
    case 'code':
      return `\`\`\`text title="${word()}"\n${word()}\n\`\`\``;
  }
}

function wordsOf(text: string): string[] {
  return [...(text.match(/w\d+w/g) ?? [])].sort();
}

test('every word of a page is in exactly one section: that of the heading before it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...blockKinds), {maxLength: 12}), (kinds) => {
      let count = 0;
      const source = kinds.map((kind) => write(kind, () => `w${(count += 1)}w`)).join('\n\n');
      const expected = `\n${source}`
        .split(/\n(?=#{2,3} )/)
        .map((part) => wordsOf(part.replaceAll(/\{#\w+\}/g, '')));
      const found = sections(source).map(({title, text, code}) => wordsOf([title, text, code].join(' ')));
      expect(found).toEqual(expected);
    }),
    {numRuns: 60},
  );
});

test('sections never hold the syntax of components, directives or heading ids', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...blockKinds), {minLength: 1, maxLength: 12}), (kinds) => {
      let count = 0;
      const source = kinds.map((kind) => write(kind, () => `w${(count += 1)}w`)).join('\n\n');
      const all = JSON.stringify(sections(source));
      expect(all).not.toMatch(/<[A-Za-z/]|:::|\{#/);
    }),
    {numRuns: 60},
  );
});
