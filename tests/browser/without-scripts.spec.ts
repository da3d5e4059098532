/** The site with JavaScript switched off: everything can be read and reached. */
import {expect, templates, test} from './site';

test.use({javaScriptEnabled: false});

for (const [name, path] of Object.entries(templates)) {
  test(`${name} can be read`, async ({page}) => {
    await page.goto(path);
    await expect(
      page
        .getByRole('heading', {level: 1})
        .or(page.getByRole('heading', {level: 2}))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
  });
}

test('every tab of a page stands open under its own name', async ({page}) => {
  await page.goto(templates.settings);
  const panels = page.locator('.tab-panel');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).not.toBe('none');
  }
});

test('folders of the sidebar open, and all settings are in the page', async ({page}) => {
  await page.goto(templates.settings);
  const fold = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('details', {hasText: 'Core Concepts'});
  await fold.locator('summary').first().click();
  await expect(fold.getByRole('link').first()).toBeVisible();
  expect(await page.locator('tr[id^=authentik_]').count()).toBeGreaterThan(100);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the sidebar stands below the page', async ({page}) => {
    await page.goto(templates.article);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Docker Compose installation'})).toBeVisible();
    const [main, side] = [await page.getByRole('main').boundingBox(), await sidebar.boundingBox()];
    expect(side!.y).toBeGreaterThanOrEqual(main!.y + main!.height - 1);
  });
});
