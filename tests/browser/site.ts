/** What all browser tests start from: the served site, and its application once it runs. */
import {test as base, expect, type Page} from '@playwright/test';

export {expect};

export const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
});

/** Opens a page and waits until its application has started: from then on clicks are handled by it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-has-hydrated'));
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
