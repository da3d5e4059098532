/** What all browser tests start from: the served site, and its application once it runs. */
import {test as base, expect, type Page} from '@playwright/test';

export {expect};

// Read when a test starts, because the address is known only once the server listens.
export const test = base.extend<{baseURL: string | undefined}>({
  baseURL: [({}, provide) => provide(process.env.SITE_URL), {scope: 'test'}],
});

/** Opens a page and waits until its application has started: from then on clicks are handled by it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Pages of each kind: every check that holds for all pages runs on these. */
export const templates = {
  home: '/',
  article: '/install-config/install/docker-compose/',
  settings: '/install-config/configuration/',
  tag: '/tags/docker/',
  tags: '/tags/',
  notFound: '/nowhere/at/all/',
  blog: '/blog/',
  post: '/blog/release-2025-10/',
} as const;
