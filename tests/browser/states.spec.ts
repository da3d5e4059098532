/** States that the browser keeps or reacts to (specification, sections 4 and 8). */
import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test.describe('color mode', () => {
  test('the toggle goes from the system to light, to dark and back', async ({page}) => {
    await open(page, '/');
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    const stored = () => page.evaluate(() => localStorage.getItem('theme'));
    expect(await stored()).toBeNull();
    const seen: (string | null)[] = [];
    for (let press = 0; press < 3; press++) {
      await toggle.click();
      seen.push(await stored());
    }
    expect(seen).toEqual(['light', 'dark', null]);
  });

  test('without a choice the site follows the system, live', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    expect(await theme(page)).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('a choice in another tab is picked up', async ({context}) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await open(one, '/');
    await open(two, '/');
    const toggle = one.getByRole('button', {name: /Switch between dark and light mode/});
    await toggle.click();
    await toggle.click();
    await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a stored choice is there before the first paint', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    expect(await theme(page)).toBe('dark');
  });
});

test.describe('announcement bar', () => {
  const bar = '.theme-announcement-bar';

  test('once closed it stays closed on the next visit, without flashing', async ({page}) => {
    await open(page, '/');
    await page.locator(bar).getByRole('button', {name: 'Close'}).click();
    await expect(page.locator(bar)).toHaveCount(0);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator(bar)).toBeHidden();
  });

  test('a bar with another id shows again', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await expect(page.locator(bar)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false');
  });

  test('the id that older versions stored under a misspelt key counts: the default id is migrated', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.announcement.id', 'annoucement-bar'));
    await open(page, '/');
    await expect(page.locator(bar)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(
      'release-2025.10',
    );
  });
});

test.describe('folds', () => {
  test('a fold moves for a time that grows with its height', async ({page}) => {
    await open(page, '/');
    const fold = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('details').first();
    const duration = fold.evaluate(
      (element) =>
        new Promise((resolve) => {
          element.querySelector('summary')?.click();
          resolve(element.getAnimations()[0]?.effect?.getTiming().duration);
        }),
    );
    expect(await duration).toBeGreaterThan(100);
    await expect(fold).toHaveAttribute('open');
  });

  test('with reduced motion it opens at once', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    const fold = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('details').first();
    const duration = await fold.evaluate((element) => {
      element.querySelector('summary')?.click();
      return element.getAnimations()[0]?.effect?.getTiming().duration;
    });
    expect(duration).toBe(1);
  });
});

test.describe('storage', () => {
  test('when it is blocked, a warning is logged and everything works', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await open(page, '/install-config/upgrade/');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await page.getByRole('tab').last().click();
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    expect(warnings.join('\n')).toContain('storage is not available');
    expect(errors).toEqual([]);
  });
});

test.describe('loading', () => {
  const isContent = (url: URL) => /\/assets\/js\/[0-9a-f]{8}\./.test(url.pathname);

  test('a page whose script fails to load is loaded in full instead', async ({page}) => {
    await open(page, '/');
    await page.route(isContent, (route) => route.abort());
    const reload = page.waitForEvent('load');
    await page.getByRole('link', {name: 'Upgrade', exact: true}).click();
    await reload;
    await expect(page).toHaveURL(/upgrade\/$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Upgrade');
  });

  test('a page whose scripts all fail can still be read and left', async ({page}) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toContainText('Welcome');
    await page.getByRole('link', {name: 'Upgrade', exact: true}).click();
    await expect(page).toHaveURL(/upgrade\/$/);
  });

  test('the progress bar shows after 200 ms, not before', async ({page}) => {
    await open(page, '/');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(isContent, async (route) => {
      await held;
      await route.continue();
    });
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          document.addEventListener('click', () => (clicked = performance.now()), {
            capture: true,
            once: true,
          });
          new MutationObserver((_, observer) => {
            if (!document.querySelector('#nprogress')) return;
            observer.disconnect();
            resolve(performance.now() - clicked);
          }).observe(document.documentElement, {childList: true, subtree: true});
        }),
    );
    await page.getByRole('link', {name: 'Upgrade', exact: true}).click();
    expect(await shown).toBeGreaterThanOrEqual(190);
    release();
    await expect(page).toHaveURL(/upgrade\/$/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  for (const connection of [{saveData: true}, {effectiveType: '2g'}]) {
    test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value, configurable: true});
      }, connection);
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
    });
  }
});

test('a page that crashes says so, with the causes, and can be tried again', async ({page}) => {
  await page.addInitScript(() => {
    const {observe} = IntersectionObserver.prototype;
    // Links watch themselves with observers: those of the page's text fail.
    IntersectionObserver.prototype.observe = function (target) {
      if (target.closest('.markdown'))
        throw new Error('Observers are missing', {cause: new Error('Forbidden here')});
      observe.call(this, target);
    };
    Object.assign(window, {repair: () => (IntersectionObserver.prototype.observe = observe)});
  });
  await page.goto('/');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.locator('main')).toContainText('Observers are missing');
  await expect(page.locator('main')).toContainText('Cause:');
  await expect(page.locator('main')).toContainText('Forbidden here');
  await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Welcome');
});

test('a wrong base address shows a banner that suggests the right one', async ({page}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('body')).toContainText('Your Docusaurus site did not load properly.');
  await expect(page.locator('body')).toContainText('baseUrl');
});
