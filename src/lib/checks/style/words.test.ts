import {expect, it} from 'vitest';
import {toCheckedPage} from '../page';
import {pageOf, problemsOf} from '../testPage';
import {checkWords} from './words';

it.each([
  'Adjust the setting. It is easygoing, unjust and pleases.',
  'Press **Please wait** and read `just`.',
  '```text\nsimply\n```',
  'The files are below /etc/nginx/ and in etcd, at 192.168.0.1.',
  '<Problem symptom="The page shows `please log in` and **Just a moment**" cause="A cause.">\n\nFix.\n\n</Problem>',
  '[Settings](/just/easy/)',
])('accepts %j', (body) => {
  expect(problemsOf(checkWords, pageOf(body))).toEqual([]);
});

it.each([
  ['You simply wait.', '6:5', 'simply'],
  ['Line one\nand of\ncourse more.', '7:5', 'of course'],
  ['[click here](/a/)', '6:2', 'click here'],
  ['A database, e.g. PostgreSQL.', '6:13', 'e.g.'],
  ['The worker (i.e. the other one).', '6:13', 'i.e.'],
  ['Keys, certificates, etc.', '6:21', 'etc.'],
  ['- *Please* wait.', '6:4', 'Please'],
  ['| a |\n| - |\n| just b |', '8:3', 'just'],
  ['## Easy {#easy}', '6:4', 'Easy'],
  ['<Problem symptom="x" cause="It was just `a`">\n\nFix.\n\n</Problem>', '6:36', 'just'],
])('reports %j', (body, place, word) => {
  const [first, ...others] = problemsOf(checkWords, pageOf(body));
  expect(others).toEqual([]);
  expect(first).toContain(`docs/a/b.mdx:${place} Avoided word "${word}".`);
});

it('reads title and description too', () => {
  const page = toCheckedPage('docs/a.mdx', '---\ntitle: Easy start\ndescription: Just read.\n---\n');
  expect(checkWords(page).map(({line, message}) => [line, message])).toEqual([
    [2, 'Avoided word "Easy" in the title.'],
    [3, 'Avoided word "Just" in the description.'],
  ]);
});
