import {describe, expect, it} from 'vitest';
import type {Facts} from '../mdx/expansion';
import {toPage} from '../page/page';
import {toRecords} from './toRecords';

const head = `---\ntitle: A page\ndescription: ${'One sentence about it. '.repeat(4)}\n---\n\n`;

function recordsOf(body: string, navigation: Parameters<typeof toRecords>[1] = []) {
  return toRecords(
    [toPage('docs/a/b.mdx', `${head}${body}\n`, {facts: {} as Facts, planned: new Set()})],
    navigation,
  );
}

describe('toRecords', () => {
  it('gives one record a section, with address, level and the titles above it', () => {
    expect(
      recordsOf('One\n\n## B {#b}\n\nTwo\n\n### C {#c}').map(({url, type, hierarchy, content}) => [
        url,
        type,
        [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3],
        content,
      ]),
    ).toEqual([
      ['/a/b/', 'lvl1', ['A page', null, null], 'One'],
      ['/a/b/#b', 'lvl2', ['A page', 'B', null], 'Two'],
      ['/a/b/#c', 'lvl3', ['A page', 'B', 'C'], null],
    ]);
  });

  it('names each record by its address, once', () => {
    const ids = recordsOf('One\n\n## B {#b}\n\n## C {#c}').map(({objectID, url}) => [objectID, url]);
    expect(ids).toEqual(['/a/b/', '/a/b/#b', '/a/b/#c'].map((url) => [url, url]));
  });

  it('takes the text of tabs, details and tables, and code of fences', () => {
    const [record] = recordsOf(
      [
        '<Tabs groupId="x">\n<TabItem value="docker" label="Docker">\n\nin a tab\n\n</TabItem>\n</Tabs>',
        '| Key | Meaning |\n| --- | --- |\n| `a_b` | in a table |',
        '```bash title="Shell"\nls -l\n```',
      ].join('\n\n'),
    );
    for (const text of ['in a tab', 'a_b', 'in a table', 'ls -l']) expect(record!.content).toContain(text);
    expect(record!.content).not.toMatch(/TabItem|groupId/);
  });

  it('keeps placeholders as readers see them', () => {
    expect(recordsOf('Open `/o/<application_slug>/`.')[0]!.content).toBe('Open /o/<application_slug>/.');
  });

  it("has the label of the navigation's top entry at the top, and another for pages outside it", () => {
    const navigation = [{label: 'Guides', items: [{label: 'Deep', items: [{label: 'B', route: '/a/b/'}]}]}];
    expect(recordsOf('One', navigation)[0]!.hierarchy.lvl0).toBe('Guides');
    expect(recordsOf('One')[0]!.hierarchy.lvl0).toBe('Documentation');
  });
});
