/** Navbar, sidebar, footer and what else stands around every page (specification, sections 1, 2 and 4). */
import {expect, open, templates, test} from './site';

test('the navbar has exactly the specified items, in order', async ({page}) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const left = navbar.locator('.navbar__items').first().locator('a.navbar__item');
  await expect(left).toHaveText(['Features', 'Integrations', 'Documentation', 'Pricing', 'Blog']);
  const targets = await left.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    'https://goauthentik.io/features',
    'https://integrations.goauthentik.io',
    '/',
    'https://goauthentik.io/pricing/',
    'https://goauthentik.io/blog',
  ]);
  await expect(navbar.getByRole('link', {name: 'authentik website'})).toHaveAttribute(
    'href',
    'https://goauthentik.io',
  );
  await expect(navbar.getByRole('link', {name: 'Source repository'})).toHaveAttribute('href', /github\.com/);
  await expect(navbar.getByRole('link', {name: 'Community chat'})).toHaveAttribute('href', /discord/);
  await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'Version 2025.10'})).toBeVisible();
});

test('the version dropdown leads to the documentation of other versions', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'Version 2025.10'}).hover();
  await expect(page.getByRole('link', {name: '2025.8'})).toHaveAttribute(
    'href',
    /^https:\/\/version-2025-8\.goauthentik\.io/,
  );
});

test('titles, generator, tagline and edit link are those of the specification', async ({page}) => {
  await open(page, templates.article);
  await expect(page).toHaveTitle(/^[^|]+ \| authentik$/);
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'Docusaurus v3.8.1');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /website\/docs\/install-config\/install\/docker-compose\.mdx$/,
  );
});

test('the footer has a logo, the copyright line and nothing else', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveText('Copyright © 2025 Authentik Security Inc. Built with Docusaurus.');
  await expect(footer.getByRole('link')).toHaveCount(1);
  await expect(footer.getByRole('link', {name: 'authentik website'})).toBeVisible();
});

test('the navbar stays while the page scrolls', async ({page}) => {
  await open(page, templates.settings);
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport();
});

test('the table of contents lists headings of levels 2 and 3 only', async ({page}) => {
  await open(page, templates.settings);
  const listed = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator('.markdown :is(h2, h3)[id]')
    .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
  expect(listed).toEqual(headings);
});

test('the sidebar marks the open page and unfolds its folders only', async ({page}) => {
  await open(page, templates.article);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('a[aria-current=page]')).toHaveText('Docker Compose installation');
  await expect(sidebar.locator('details[open]')).toHaveCount(2);
});

test('a folder of the sidebar opens and closes with mouse and keyboard', async ({page}) => {
  await open(page, '/');
  const fold = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('details').first();
  await expect(fold).not.toHaveAttribute('open');
  await fold.locator('summary').first().click();
  await expect(fold.getByRole('link', {name: 'Terminology'})).toBeVisible();
  await fold.locator('summary').first().press('Enter');
  await expect(fold).not.toHaveAttribute('open');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu opens, leads on, and closes when the window grows', async ({page}) => {
    await open(page, templates.article);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Docker Compose installation'})).toBeVisible();
    await page.setViewportSize({width: 1200, height: 844});
    await expect(menu).toBeHidden();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('going back closes the menu instead of leaving the page', async ({page}) => {
    await open(page, '/');
    await page.getByRole('link', {name: 'Upgrade', exact: true}).click();
    await expect(page).toHaveURL(/upgrade\/$/);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page).toHaveURL(/upgrade\/$/);
  });

  test('nothing is wider than the screen', async ({page}) => {
    for (const path of Object.values(templates)) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
  });
});
