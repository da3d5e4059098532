/** Every page template under axe in both color modes, without exceptions. */
import AxeBuilder from '@axe-core/playwright';
import {expect, open, templates, test} from './site';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, path] of Object.entries(templates)) {
    test(`${name} has no violation in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, path);
      // Colors that are still moving would be measured halfway.
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }
}

test('the first press of Tab offers to skip to the content', async ({page}) => {
  await open(page, templates.article);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
