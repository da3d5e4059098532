/** What the site's own pages never show, on a built copy of the fixture site: analytics, and a part that failed to load. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../../server/createSiteServer';
import {buildFixture} from '../site/buildFixture';
import {expect, test} from './site';

const BUILD_TIMEOUT_MS = 90_000;

/** Theme parts that show an error box where a part of the page failed once. */
const failingPart = {
  'extra/index.js': "module.exports = () => ({name: 'extra', getThemePath: () => './theme'});",
  'extra/theme/Root.js': `import Loading from '@theme/Loading';
import {useState} from 'react';
export default function Root({children}) {
  const [error, setError] = useState(new Error('The part did not arrive'));
  return error ? <Loading error={error} pastDelay retry={() => setError(null)} /> : children;
}`,
};

let server: Server;
let url: string;

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const {outDir, output} = await buildFixture('browser', failingPart, {DOCS_ANALYTICS_ID: 'G-TEST123456'});
  expect(output).toContain('Generated static files');
  server = createSiteServer({root: outDir});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server?.close());

test('a part that fails to load shows an error box, and Retry brings the page', async ({page}) => {
  await page.route(/googletagmanager\.com/, (route) => route.abort());
  await page.goto(`${url}/`);
  await expect(page.getByText('The part did not arrive')).toBeVisible();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
});

test('with analytics switched on, one page view is recorded for each route change, with anonymized addresses', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/googletagmanager\.com/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await page.goto(`${url}/`);
  await page.getByRole('button', {name: 'Retry'}).click();
  expect(asked).toEqual([expect.stringContaining('id=G-TEST123456')]);
  const recorded = () =>
    page.evaluate(() =>
      (window as unknown as {dataLayer: IArguments[]}).dataLayer.map(
        (entry) => JSON.parse(JSON.stringify([...entry])) as unknown[],
      ),
    );
  expect(await recorded()).toContainEqual(['config', 'G-TEST123456', {anonymize_ip: true}]);
  const views = async () => (await recorded()).filter((entry) => entry[1] === 'page_view').length;
  const before = await views();
  await page.getByRole('link', {name: 'one', exact: true}).click();
  await expect(page).toHaveURL(/\/a\/one\/$/);
  await expect.poll(views).toBe(before + 1);
  await page.goBack();
  await expect.poll(views).toBe(before + 2);
});
