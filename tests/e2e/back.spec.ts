import type { Locator } from '@playwright/test';
import { href } from '../../lib/site/routes';
import { calculate } from './support/evening';
import { articlePath } from './support/links';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Follows a link and comes back: it stands where it was. */
async function expectBackAt(link: Locator, expectAway: () => Promise<void>) {
  const top = async () => (await link.boundingBox())?.y ?? NaN;
  await link.scrollIntoViewIfNeeded();
  const before = await top();
  await link.click();
  await expectAway();
  await link.page().goBack();
  await expect(link).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
}

// A browser of tests keeps no page that was left: it loads it anew, as one without memory does.
test('back from an article home, back from help the result stands where it was', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByTestId('log-beer').click();
  const article = articlePath('en', 'morning-after-driving-guid');
  const inHome = page.locator(`main a[href="${article}"]`).first();
  await expectBackAt(inHome, () => expect(page.getByTestId('breadcrumbs')).toBeVisible());

  await calculate(page);
  await expect(page.getByTestId('samples')).toBeAttached();
  const help = `a[href="${href('en', { page: 'help' })}"]`;
  const inResult = page.getByTestId('result').locator(help).last();
  await expectBackAt(inResult, () => expect(page.getByTestId('result')).toHaveCount(0));
});

test('back home and forward again the result stands where it was', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('log-beer').click();
  await calculate(page);
  const samples = page.getByTestId('samples');
  await samples.scrollIntoViewIfNeeded();
  const before = await samples.boundingBox();
  await page.goBack();
  await expect(samples).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => samples.boundingBox()).toEqual(before);
});
