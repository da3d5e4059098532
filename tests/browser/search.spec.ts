/** The search dialog and the search page, embedded (specification, sections 4, 5, 8 and 9). */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('searchbox');
const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the dialog, and Escape closes it with the focus back where it was`, async ({page}) => {
    await open(page, '/');
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(field(page)).toHaveAttribute('maxlength', '64');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
  });
}

test('a slash typed into a field stays a slash', async ({page}) => {
  await open(page, '/install-config/configuration/');
  await page.getByRole('searchbox', {name: 'Filter settings'}).press('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('typing finds pages, arrow keys choose, Enter opens', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'Search'}).click();
  await field(page).fill('docker compose installation');
  await expect(hits(page).first()).toContainText('Docker Compose installation');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/install-config\/install\/docker-compose\//);
  await expect(dialog(page)).toHaveCount(0);
});

test('a setting is found by its variable, its path and a misspelt word', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('/');
  for (const query of ['AUTHENTIK_POSTGRESQL__HOST', 'postgresql host']) {
    await field(page).fill(query);
    await expect(hits(page).first()).toContainText('AUTHENTIK_POSTGRESQL__HOST');
  }
  await field(page).fill('kuberentes');
  await expect(hits(page).first()).toContainText('Kubernetes');
});

test('the selected text is the first query, cut to 64 characters', async ({page}) => {
  await open(page, '/');
  await page.locator('.markdown').evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+k');
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64);
  expect(await field(page).inputValue()).toContain('Welcome to authentik');
});

test('nothing found is said in words, and the rest leads to the search page', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await field(page).fill('qqqxxyyzz');
  await expect(dialog(page)).toContainText('No results for "qqqxxyyzz"');
  await field(page).fill('postgresql');
  await dialog(page)
    .getByRole('link', {name: /^See all \d+ results$/})
    .click();
  await expect(page).toHaveURL(/\/search\/\?q=postgresql$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “postgresql”');
});

test('when the search data cannot be had, the dialog says so', async ({page}) => {
  await page.route('**/search-index/*.json', (route) => route.abort());
  await open(page, '/');
  await page.keyboard.press('/');
  await field(page).fill('ldap');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
});

test('markup and other odd input shows as text and breaks nothing', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await open(page, '/');
  await page.keyboard.press('/');
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '.*+?^${}()|[]\\',
    '😀'.repeat(32),
    'العربية',
    'application_slug',
    'é'.normalize('NFD'),
  ]) {
    await field(page).fill(query);
    await expect(dialog(page).locator('.DocSearch-Hit, .DocSearch-NoResults').first()).toBeVisible();
    expect(await dialog(page).locator('img').count()).toBe(0);
  }
  expect(errors).toEqual([]);
});

test('a chosen result is offered again as a recent search', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await expect(dialog(page)).toContainText('No recent searches');
  await field(page).fill('terminology');
  await expect(hits(page).first()).toContainText('Terminology');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/terminology/);
  await page.keyboard.press('/');
  await expect(hits(page).first()).toContainText('Terminology');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('a tap on the search opens the dialog over the whole screen', async ({page}) => {
    await open(page, '/');
    const button = page.getByRole('button', {name: 'Search'});
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.tap();
    await field(page).fill('ldap');
    await hits(page).first().tap();
    await expect(page).toHaveURL(/ldap/);
  });
});

test('nothing of the search is loaded by a page that is only read', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
});

test('the search page keeps the query in its address, both ways, and brings more results on scrolling', async ({
  page,
}) => {
  await open(page, '/search/?q=ldap');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results).toHaveCount(20);
  await results.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => results.count()).toBeGreaterThan(20);
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('radius');
  await expect(page).toHaveURL(/\?q=radius$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`dialog and search page have no accessibility violation in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, '/search/?q=ldap');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const onPage = await new AxeBuilder({page}).analyze();
    await page.keyboard.press('Control+k');
    await field(page).fill('ldap');
    await expect(hits(page).first()).toBeVisible();
    const inDialog = await new AxeBuilder({page}).include('.DocSearch-Container').analyze();
    const found = [...onPage.violations, ...inDialog.violations];
    expect(found.map(({id, nodes}) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}
