/** Addresses: what the server and the application make of them (specification, section 2). */
import {expect, open, templates, test} from './site';

test('a path without its slash, with .html or index.html leads to the clean path', async ({page}) => {
  for (const path of ['/core/architecture', '/core/architecture.html', '/core/architecture/index.html']) {
    await page.goto(`${path}?a=b#server`);
    await expect(page).toHaveURL(/\/core\/architecture\/\?a=b#server$/);
  }
});

test('a legacy path leads to its page in one hop, query and hash included', async ({page}) => {
  const response = await page.goto('/docs/installation/docker-compose?x=1#startup');
  expect(response?.request().redirectedFrom()?.redirectedFrom()).toBeNull();
  await expect(page).toHaveURL(/\/install-config\/install\/docker-compose\/\?x=1#startup$/);
});

test('an unknown path is answered with 404 and the pages with the nearest addresses', async ({page}) => {
  const response = await page.goto('/install-config/instal/docker-compse/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible();
  await page.getByRole('link', {name: 'Docker Compose installation'}).last().click();
  await expect(page).toHaveURL(/install-config\/install\/docker-compose\/$/);
});

test('on a host without rules the not-found page follows the redirect itself', async ({page}) => {
  await page.route('**/docs/installation/kubernetes*', async (route) => {
    const notFound = await route.fetch({url: `${process.env.SITE_URL}/404.html`, maxRedirects: 0});
    await route.fulfill({status: 404, contentType: 'text/html', body: await notFound.text()});
  });
  await page.goto('/docs/installation/kubernetes?x=1#requirements');
  await expect(page).toHaveURL(/\/install-config\/install\/kubernetes\/\?x=1#requirements$/);
});

test('a new page starts at the top, a hash at its heading, and a query does not scroll', async ({page}) => {
  await open(page, '/');
  await page.getByRole('heading', {name: 'Find your way'}).scrollIntoViewIfNeeded();
  await page.locator('.markdown').getByRole('link', {name: 'architecture'}).click();
  await expect(page).toHaveURL(/architecture\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await open(page, `${templates.settings}#listen-settings`);
  await expect(page.locator('#listen-settings')).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    history.pushState(null, '', `${location.pathname}?q=x${location.hash}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
