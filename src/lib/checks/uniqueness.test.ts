import {expect, it} from 'vitest';
import {formatProblem} from '../problems';
import {toCheckedPage, type CheckedPage} from './page';
import {findRepeatedTexts} from './uniqueness';

const page = (file: string, title: string, description: string): CheckedPage =>
  toCheckedPage(file, `---\ntitle: ${title}\ndescription: ${description}\n---\n`);

it('pages with their own titles and descriptions are fine', () => {
  expect(findRepeatedTexts([page('docs/a.mdx', 'A', 'One'), page('docs/b.mdx', 'B', 'Two')])).toEqual([]);
});

it('names both pages of a repeated title or description, whatever its case', () => {
  const problems = findRepeatedTexts([page('docs/a.mdx', 'LDAP', 'One'), page('docs/b.mdx', 'ldap', 'one')]);
  expect(problems.map(formatProblem)).toEqual([
    'docs/b.mdx:2:1 The title "ldap" is also that of docs/a.mdx. Say what sets this page apart.',
    'docs/b.mdx:3:1 The description "one" is also that of docs/a.mdx. Say what sets this page apart.',
  ]);
});

it('a post may have the title of a page, but not its description', () => {
  const problems = findRepeatedTexts([page('blog/a.mdx', 'A', 'One'), page('docs/a.mdx', 'A', 'One')]);
  expect(problems.map(({message}) => message)).toEqual(['The description "One" is also that of blog/a.mdx.']);
});
