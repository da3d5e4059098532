import {describe, expect, it} from 'vitest';
import type {ProblemsError} from '../problems';
import {findFrontMatterProblems, parsePageFrontMatter} from './frontMatter';

const description = 'What the page is about, in one sentence that is long enough for a search result.';
const valid = {title: 'LDAP provider', description};

function messages(data: unknown, file = 'docs/a.mdx'): string[] {
  return findFrontMatterProblems(data, file, (key) => ({file, line: 2, column: key.length})).map(
    ({line, message, fix}) => `${line} ${message} ${fix ?? ''}`.trim(),
  );
}

describe('front matter', () => {
  it.each([
    ['the two required keys', valid, 'docs/a.mdx'],
    [
      'every key of a page',
      {
        ...valid,
        tags: ['saml', 'google-cloud'],
        sidebar_label: 'LDAP',
        edition: 'enterprise',
        preview: true,
        since: '2025.10',
        support: 'community',
      },
      'docs/a.mdx',
    ],
    ['a post', {...valid, date: '2025-10-28', slug: 'release-2025.10', authors: ['site']}, 'blog/a.mdx'],
    ['a date as the generator reads it', {...valid, date: new Date(0)}, 'blog/a.mdx'],
  ])('accepts %s', (_, data, file) => {
    expect(parsePageFrontMatter(data, file)).toBe(data);
  });

  it.each([
    [{...valid, titel: 'x'}, 'Unknown front matter key "titel".', 'Did you mean "title"?'],
    [{...valid, slug: 'x'}, 'Unknown front matter key "slug".', 'Remove it.'],
    [{description}, 'Front matter lacks "title".', 'Add text on one line.'],
    [
      {...valid, description: 'Too short.'},
      '"description" is "Too short." (10 characters)',
      'one sentence of 70 to 160 characters',
    ],
    [{...valid, description: 'x'.repeat(161)}, '(161 characters)', 'one sentence of 70 to 160 characters'],
    [{...valid, tags: ['samll']}, '"tags" is ["samll"]', 'Did you mean "saml"?'],
    [{...valid, tags: ['saml', 'saml']}, '"tags" is ["saml","saml"]', 'each once'],
    [
      {...valid, edition: 'Enterprise'},
      '"edition" is "Enterprise"',
      'Allowed: "enterprise", or no such key.',
    ],
    [{...valid, preview: false}, '"preview" is false', 'Allowed: true'],
    [{...valid, since: 2025.1}, '"since" is 2025.1', 'a release in quotes'],
    [{...valid, support: 'everyone'}, '"support" is "everyone"', 'authentik, community or vendor'],
  ])('refuses %j and says what is allowed', (data, problem, allowed) => {
    const [first, ...others] = messages(data);
    expect(others).toEqual([]);
    expect(first).toContain(problem);
    expect(first).toContain(allowed);
  });

  it('asks posts for a date, and only them', () => {
    expect(messages(valid, 'blog/a.mdx')).toEqual([
      '1 Front matter lacks "date". Add a day such as 2025-10-28.',
    ]);
    expect(messages({...valid, date: '28 October'}, 'blog/a.mdx')[0]).toContain(
      'Allowed: a day such as 2025-10-28',
    );
  });

  it.each([undefined, null, [], 'text'])('refuses %j in place of front matter', (data) => {
    expect(messages(data)[0]).toContain('The page has no front matter.');
  });

  it('throws all problems at once', () => {
    let error: unknown;
    try {
      parsePageFrontMatter({edition: 1}, 'docs/a.mdx');
    } catch (thrown) {
      error = thrown;
    }
    expect((error as ProblemsError).problems).toHaveLength(3);
  });
});
