import {expect, it} from 'vitest';
import {pageOf, problemsOf} from '../testPage';
import {checkLinks} from './links';

it.each([
  '/a/b/',
  '/a/b/#id',
  '/a/b/?q=x#id',
  '/',
  '#id',
  '/img/a.svg',
  '/releases/2025.10/',
  'https://example.com/a',
  'mailto:jane@example.com',
])('a link to %s is fine', (url) => {
  expect(problemsOf(checkLinks, pageOf(`[Settings](${url})`))).toEqual([]);
});

it.each([
  ['/a/b', 'The link "/a/b" has no trailing slash. Write /a/b/.'],
  ['/a/b#id', 'The link "/a/b#id" has no trailing slash. Write /a/b/#id.'],
  ['/releases/2025.10', 'Write /releases/2025.10/.'],
  ['/a/b.mdx#id', 'Write /a/b/#id.'],
  ['/a/index.html', 'Write /a/.'],
  ['./b', 'The link "./b" is relative. Write the address from the root on'],
  ['b/', 'The link "b/" is relative.'],
  ['//example.com/', 'The link "//example.com/" is relative.'],
  ['#', 'A link leads to "#".'],
  ['<>', 'A link leads to "".'],
])('a link to %s is reported', (url, problem) => {
  const problems = problemsOf(checkLinks, pageOf(`See [settings](${url}).`));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`docs/a/b.mdx:6:5 `);
  expect(problems[0]).toContain(problem);
});

it('checks definitions too', () => {
  expect(problemsOf(checkLinks, pageOf('[Settings][s]\n\n[s]: ./s'))[0]).toContain(
    'docs/a/b.mdx:8:1 The link "./s" is relative.',
  );
});

it.each(['here', 'Read more', ''])('a link called "%s" is reported', (text) => {
  expect(problemsOf(checkLinks, pageOf(`[${text}](/a/)`))).toEqual([
    `docs/a/b.mdx:6:1 A link is called "${text}". Let the link name its target.`,
  ]);
});
