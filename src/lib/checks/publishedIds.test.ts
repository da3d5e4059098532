import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatProblem} from '../problems';
import {checkPublishedIds, collectIds, mergeIds, type PublishedIds} from './publishedIds';
import {pageOf} from './testPage';

function check(published: PublishedIds, current: PublishedIds, removed = ''): string[] {
  return checkPublishedIds(published, current, removed).map(formatProblem);
}

describe('checkPublishedIds', () => {
  it('is content when all ids are on the list and there', () => {
    expect(check({'/a/': ['x', 'y']}, {'/a/': ['x', 'y']})).toEqual([]);
  });

  it('reports an id that is gone', () => {
    expect(check({'/a/': ['x', 'y']}, {'/a/': ['x']})).toEqual([
      'facts/published-ids.json The published heading /a/#y is gone, and links to it break. ' +
        'Bring the heading back with its id, or say why in a line of facts/removed-ids.txt: "/a/#y reason".',
    ]);
  });

  it('reports a page that is gone once, not each of its ids', () => {
    const problems = check({'/a/': ['x', 'y']}, {});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('The published page /a/ is gone');
    expect(problems[0]).toContain('add a redirect');
  });

  it('accepts removals that give a reason', () => {
    const removed = '# comment\n\n/a/#y The option went with 2025.12.\n/b/ Merged into /a/.\n';
    expect(check({'/a/': ['x', 'y'], '/b/': ['z']}, {'/a/': ['x']}, removed)).toEqual([]);
  });

  it.each([
    ['/a/#y', '"/a/#y" is no removal. Write "/route/#id reason".'],
    ['a/#y gone', '"a/#y gone" is no removal.'],
    ['/a/#x gone', '/a/#x is there. Remove the line.'],
    ['/a/ gone', '/a/ is there. Remove the line.'],
  ])('refuses the removal %j', (line, problem) => {
    expect(check({'/a/': ['x']}, {'/a/': ['x']}, `# comment\n${line}\n`)[0]).toContain(
      `facts/removed-ids.txt:2 ${problem}`,
    );
  });

  it('asks for new ids and new pages to be put on the list', () => {
    const problems = check({'/a/': ['x']}, {'/a/': ['x', 'y'], '/b/': []});
    expect(problems[0]).toContain(
      '/a/ is not on the list with #y. Run "npm run check:content -- --write-ids"',
    );
    expect(problems[1]).toContain('/b/ is not on the list.');
  });
});

it('collectIds gives the headings of each route, sorted', () => {
  expect(collectIds([pageOf('## B {#b}\n\n## A {#a}'), pageOf('Text.', 'docs/a/a.mdx')])).toEqual({
    '/a/a/': [],
    '/a/b/': ['a', 'b'],
  });
});

const ids = fc.dictionary(fc.constantFrom('/', '/a/', '/b/'), fc.uniqueArray(fc.constantFrom('x', 'y', 'z')));

it('mergeIds never loses an id, and what it gives passes the check', () => {
  fc.assert(
    fc.property(ids, ids, (published, current) => {
      const merged = mergeIds(published, current);
      for (const list of [published, current])
        for (const [route, names] of Object.entries(list))
          expect(merged[route]).toEqual(expect.arrayContaining(names));
      expect(check(merged, merged)).toEqual([]);
      expect(mergeIds(merged, current)).toEqual(merged);
    }),
  );
});
