import {describe, expect, it} from 'vitest';
import type {ProblemsError} from '../problems';
import {placeAt, placeOfKey, routeOf, toCheckedPage} from './page';
import {pageOf} from './testPage';

describe('toCheckedPage', () => {
  it('knows where each front matter key stands', () => {
    const page = pageOf('Text.');
    expect(placeOfKey(page, 'description')).toEqual({file: 'docs/a/b.mdx', line: 3, column: 1});
    expect(placeOfKey(page, 'tags')).toEqual({file: 'docs/a/b.mdx', line: 1});
  });

  it('names the place of broken YAML', () => {
    let error: unknown;
    try {
      toCheckedPage('docs/a.mdx', '---\ntitle: A\n  b: [\n---\n');
    } catch (thrown) {
      error = thrown;
    }
    expect((error as ProblemsError).problems[0]).toMatchObject({
      file: 'docs/a.mdx',
      line: expect.toBeOneOf([2, 3]),
    });
  });

  it('takes a page without front matter', () => {
    expect(toCheckedPage('docs/a.mdx', 'Text.').frontMatter).toBeUndefined();
  });
});

describe('routeOf', () => {
  it.each([
    ['docs/index.mdx', '', '/'],
    ['docs/a/b.mdx', '', '/a/b/'],
    ['docs/a/index.mdx', '', '/a/'],
    ['blog/2025-10-28-new.mdx', '', '/blog/new/'],
    ['blog/2025-10-28-new.mdx', 'slug: other', '/blog/other/'],
    ['blog/2025/x/index.mdx', '', '/blog/2025/x/'],
  ])('%s with "%s" is %s', (file, frontMatter, route) => {
    expect(routeOf(toCheckedPage(file, `---\ntitle: A\n${frontMatter}\n---\n`))).toBe(route);
  });
});

describe('placeAt', () => {
  it('counts lines and columns from 1', () => {
    const page = pageOf('One.\n\nTwo.');
    expect(placeAt(page, page.source.indexOf('wo.'))).toEqual({file: 'docs/a/b.mdx', line: 8, column: 2});
    expect(placeAt(page, 0)).toMatchObject({line: 1, column: 1});
  });
});
