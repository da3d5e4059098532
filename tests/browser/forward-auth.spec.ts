/** The forward-auth configurator: choices in the page, in its address, and without scripts. */
import {expect, open, test} from './site';

const route = '/add-secure-apps/providers/proxy/forward_auth/';

test('choosing reverse proxy and mode shows that configuration, with the hosts entered', async ({page}) => {
  await open(page, route);
  await page.getByRole('combobox', {name: 'Reverse proxy'}).selectOption({label: 'Caddy'});
  await page.getByRole('combobox', {name: 'Mode'}).selectOption({label: 'Domain level'});
  await page.getByRole('textbox', {name: 'Host of the application'}).fill('wiki.example.org');
  const code = page.locator('.code:visible code.language-caddyfile').first();
  await expect(code).toContainText('forward_auth');
  await expect(code).toContainText('wiki.example.org');
});

test('the address of the page keeps the choice', async ({page}) => {
  await open(page, route);
  await page.getByRole('combobox', {name: 'Reverse proxy'}).selectOption({label: 'Caddy'});
  const address = page.url();
  expect(new URL(address).search).not.toBe('');
  await open(page, address);
  await expect(page.getByRole('combobox', {name: 'Reverse proxy'}).locator('option:checked')).toHaveText(
    'Caddy',
  );
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every configuration is in the page and can be opened', async ({page}) => {
    await page.goto(route);
    const folds = page.getByRole('main').locator('details', {has: page.locator('code.language-caddyfile')});
    await folds.first().locator('summary').first().click();
    await expect(folds.first().locator('code').first()).toBeVisible();
  });
});
