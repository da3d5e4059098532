/** What readers do on a page: copy, wrap, switch tabs, look at diagrams, filter settings. */
import {expect, open, templates, test} from './site';

test('a code block is copied to the letter', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, templates.article);
  const block = page.locator('.code').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  const code = (await block.locator('code').textContent()) ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code.replace(/\n$/, ''));
});

test('long lines of a code block wrap when asked to', async ({page}) => {
  await open(page, templates.article);
  const block = page.locator('.code').first();
  await block.hover();
  const wrap = block.getByRole('button', {name: 'Wrap'});
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(block.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
});

test("the reader's own values replace the samples, on this page and the next, until they are cleared", async ({
  page,
}) => {
  await open(page, '/install-config/reverse-proxy/');
  const sample = page.locator('.code var[data-placeholder=host]').first();
  const block = page.locator('.code', {has: page.locator('var[data-placeholder=host]')}).first();
  await expect(sample).toHaveText('auth.example.com');
  await block.hover();
  await block.getByRole('button', {name: 'Your values'}).click();
  const dialog = page.getByRole('dialog', {name: 'Your values'});
  const field = dialog.getByLabel('Host of authentik');
  await field.fill('"; rm -rf /');
  await dialog.getByRole('button', {name: 'Save'}).click();
  await expect(dialog).toBeVisible();
  await field.fill('sso.example.org');
  await dialog.getByRole('button', {name: 'Save'}).click();
  await expect(sample).toHaveText('sso.example.org');
  await page.reload();
  await expect(sample).toHaveText('sso.example.org');
  await block.hover();
  await block.getByRole('button', {name: 'Your values'}).click();
  await dialog.getByRole('button', {name: 'Use the samples'}).click();
  await expect(sample).toHaveText('auth.example.com');
});

test('code is highlighted by classes, without a style attribute on any page part', async ({page}) => {
  await open(page, templates.article);
  expect(await page.locator('.code code span[class]').count()).toBeGreaterThan(5);
  expect(await page.locator('.code [style]').count()).toBe(0);
});

test('tabs of one group switch together and are remembered', async ({page}) => {
  await open(page, templates.settings);
  await page.getByRole('tab', {name: 'Kubernetes'}).first().click();
  await expect(page.getByRole('tab', {name: 'Kubernetes'}).first()).toHaveAttribute('aria-selected', 'true');
  await open(page, '/install-config/upgrade/');
  await expect(page.getByRole('tab', {name: 'Kubernetes'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('a diagram is drawn when it comes near, in the color mode of the page, with its text beside it', async ({
  page,
}) => {
  await open(page, '/core/architecture/');
  const diagram = page.locator('.diagram').first();
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.locator('svg[id^=mermaid]')).toBeVisible();
  await expect(diagram).toContainText('In words:');
  const light = await diagram.locator('svg').innerHTML();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(async () => diagram.locator('svg').innerHTML()).not.toBe(light);
});

test.describe('settings', () => {
  test('typing leaves the rows that hold all words, and says how many', async ({page}) => {
    await open(page, templates.settings);
    const field = page.getByRole('searchbox', {name: 'Filter settings'});
    await field.fill('postgresql host');
    await expect(page.locator('#authentik_postgresql__host')).toBeVisible();
    await expect(page.locator('#authentik_email__host')).toBeHidden();
    await expect(page.getByRole('status').filter({hasText: /of \d+/})).toBeVisible();
    await field.press('Escape');
    await expect(page.locator('#authentik_email__host')).toBeVisible();
  });

  test('a link to a row shows that row', async ({page}) => {
    await open(page, `${templates.settings}#authentik_email__host`);
    await expect(page.locator('#authentik_email__host')).toBeInViewport();
  });
});
