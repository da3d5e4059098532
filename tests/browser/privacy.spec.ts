/** No page asks a third party for anything, unless the site's owner switched it on. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './site';

const pages = JSON.parse(readFileSync(path.resolve(__dirname, '../../build/pages.json'), 'utf8')) as {
  path: string;
}[];

test('a crawl of the whole site sends no request to another host', async ({page}) => {
  test.setTimeout(15_000 + pages.length * 2_000);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(process.env.SITE_URL ?? ''))
      strangers.push(`${page.url()} → ${request.url()}`);
  });
  for (const {path: route} of pages) await page.goto(route, {waitUntil: 'load'});
  expect(strangers.filter((line) => !/ → (data|blob):/.test(line))).toEqual([]);
});
