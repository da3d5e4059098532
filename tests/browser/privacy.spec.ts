/** No page asks a third party for anything, unless the site's owner switched it on. */
import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buildFixture} from '../site/buildFixture';
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

test.describe('analytics, switched on by the owner', () => {
  let server: Server;
  let url: string;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    const {outDir, output} = await buildFixture('analytics', {}, {DOCS_ANALYTICS_ID: 'G-TEST123456'});
    expect(output).toContain('Generated static files');
    const {createSiteServer} = await import('../../server/createSiteServer');
    server = createSiteServer({root: outDir});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => server.close());

  test('one page view is recorded for each route change, with anonymized addresses', async ({page}) => {
    const asked: string[] = [];
    await page.route(/googletagmanager\.com/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({contentType: 'text/javascript', body: ''});
    });
    await page.goto(`${url}/`);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-has-hydrated'));
    expect(asked).toEqual([expect.stringContaining('id=G-TEST123456')]);
    const recorded = () =>
      page.evaluate(() =>
        (window as unknown as {dataLayer: IArguments[]}).dataLayer.map((entry) =>
          JSON.parse(JSON.stringify([...entry])),
        ),
      );
    expect(await recorded()).toContainEqual(['config', 'G-TEST123456', {anonymize_ip: true}]);
    const views = async () => (await recorded()).filter((entry) => entry[1] === 'page_view').length;
    expect(await views()).toBe(0);
    await page.getByRole('link', {name: 'one', exact: true}).click();
    await expect(page).toHaveURL(/\/a\/one\/$/);
    await expect.poll(views).toBe(1);
    await page.goBack();
    await expect.poll(views).toBe(2);
  });
});
