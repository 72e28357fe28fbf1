import type { Page } from '@playwright/test';
import { articleById } from '../../lib/articles/manifest';
import { calculateOneBeer } from './support/evening';
import { bareHost, fullHosts } from './support/hosts';
import { articlePath } from './support/links';
import { expectSamePage, markPage } from './support/soft-navigation';
import { startHost } from './support/start-host';
import { expect, test } from './support/test';

/**
 * The core journey on the shipped server files, started on the finished export. Every other journey is on
 * the bundled server.
 */
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const permilleOf = (page: Page) => page.getByTestId('peak').getAttribute('data-permille');

/** Home, calculate, and the address of the result that the share button copies. */
async function calculateAndShare(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/de/`);
  await markPage(page);
  await calculateOneBeer(page);
  // Without loading a page: the navigation payload is right.
  await expectSamePage(page);
  await page.getByTestId('share').click();
  await expect(page.getByTestId('share')).toContainText('Kopiert');
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
}

/** From home to an article by the library. */
async function openArticle(page: Page, base: string) {
  const article = articleById('de', 'top-7-myths-about-sobering-up');
  const path = articlePath('de', article.id);
  await page.goto(`${base}/de/`);
  await page.locator('summary', { has: page.locator('#library') }).click();
  await page.locator(`nav[aria-labelledby=library] a[href="${path}"]`).click();
  await expect(page.getByTestId('article').locator('h1')).toHaveText(article.title);
  await expect(page).toHaveURL(base + path);
}

for (const host of fullHosts.filter(({ program }) => program !== null)) {
  test.describe(host.name, () => {
    const running = startHost(host);

    test('core journey: calculate, share, open the link, read an article', async ({
      page,
      browser,
    }) => {
      const path = await calculateAndShare(page, running.base);
      const receiver = await browser.newContext();
      const other = await receiver.newPage();
      const response = await other.goto(running.base + path);
      expect(response?.status()).toBe(200);
      expect(Number(await permilleOf(other))).toBeCloseTo(Number(await permilleOf(page)), 9);
      await expect(other).toHaveURL(running.base + path);
      await receiver.close();
      await openArticle(page, running.base);
    });
  });
}

test.describe(bareHost.name, () => {
  const running = startHost(bareHost);

  test('core journey, as far as a host without rules goes', async ({
    page,
    browser,
    expectConsole,
  }) => {
    expectConsole(/404/);
    const path = await calculateAndShare(page, running.base);
    await openArticle(page, running.base);
    await page.goto(`${running.base}/de/ergebnis/`);
    await expect(page.getByTestId('result')).toBeVisible();
    // What docs/hosting.md says does not work there: the server's own 404, not ours.
    const receiver = await browser.newContext();
    const other = await receiver.newPage();
    const response = await other.goto(running.base + path);
    expect(response?.status()).toBe(404);
    await expect(other.getByText('Error code: 404')).toBeVisible();
    await receiver.close();
  });
});
