import type { Locator, Page } from '@playwright/test';
import { href } from '../../lib/site/routes';
import { calculate } from './support/evening';
import { articlePath } from './support/links';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens everything on the page that can be opened. */
async function openAll(page: Page) {
  const closed = page.locator('main details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first().click();
}

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

test('back from an article the library, back from help the result stands where it was', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByTestId('log-beer').click();
  await openAll(page);
  await expect(page.getByTestId('evenings-export')).toBeVisible();
  const article = articlePath('en', 'morning-after-driving-guid');
  const inLibrary = page.locator(`nav[aria-labelledby=library] a[href="${article}"]`);
  await expectBackAt(inLibrary, () => expect(page.getByTestId('breadcrumbs')).toBeVisible());

  await calculate(page);
  await expect(page.getByTestId('samples')).toBeAttached();
  await openAll(page);
  const help = `a[href="${href('en', { page: 'help' })}"]`;
  const inResult = page.getByTestId('result').locator(help).last();
  await expectBackAt(inResult, () => expect(page.getByTestId('result')).toHaveCount(0));
});
