import type { BrowserContext, Page } from '@playwright/test';
import { calculate, drink } from './support/evening';
import { untilKept } from './support/offline';
import { test, type OwnHost } from './support/own-host';
import { expect } from './support/test';

// The first visit, and browsers without workers.
test.use({ serviceWorkers: 'block' });

test.beforeEach(({ expectConsole }) => {
  // Playwright's blocking hands out no registration.
  expectConsole(/Offline use is not available|blocked by Playwright/);
  expectConsole(/ERR_CONNECTION|part of the page/);
});

async function visit(page: Page, address: string) {
  await page.goto(address);
  await untilKept(page);
}

/** What the browser knows of, and what it does not. */
const losses = [
  {
    name: 'no network',
    lose: (context: BrowserContext) => context.setOffline(true),
    regain: (context: BrowserContext) => context.setOffline(false),
  },
  {
    name: 'a host that drops every connection',
    lose: (_: BrowserContext, host: OwnHost) => void (host.fault = () => ({ drop: true })),
    regain: (_: BrowserContext, host: OwnHost) => void (host.fault = () => null),
  },
];

for (const { name, lose, regain } of losses) {
  test(`${name}: Calculate stays on the page, says so, and works once the network is back`, async ({
    page,
    context,
    host,
  }) => {
    await visit(page, host.url('/'));
    await lose(context, host);
    await drink(page, 'beer').getByTestId('amount-plus').click();
    for (let press = 0; press < 3; press++) {
      await page.getByTestId('calculate').click();
      await expect(page.getByTestId('no-connection')).toHaveText(/You are offline/);
      await expect(page).toHaveURL(host.url('/'));
      await page.getByTestId('no-connection').getByRole('button').click();
      // The next press must not be taken for answered by this message.
      await expect(page.getByTestId('no-connection')).toHaveCount(0);
    }
    await expect(page.getByTestId('loading-bar')).toBeHidden();
    await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
    await drink(page, 'beer').getByTestId('amount-plus').click();
    await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('2');
    await page.getByTestId('calculate').click();
    await expect(page.getByTestId('no-connection')).toBeVisible();
    await regain(context, host);
    await calculate(page);
    await expect(page.getByTestId('no-connection')).toBeHidden();
    await page.goBack();
    await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('2');
  });
}

test('a link stays on the page and says so in its language; pages that were open need no network', async ({
  page,
  context,
  host,
}) => {
  await visit(page, host.url('/de/'));
  await context.setOffline(true);
  const link = page
    .locator('main a[href*="promille"], main a[href*="alkohol"]')
    .filter({ visible: true })
    .last();
  await link.click();
  await expect(page.getByTestId('no-connection')).toHaveText(/Sie sind offline/);
  await expect(page).toHaveURL(host.url('/de/'));
  await expect(page.getByTestId('calculator')).toBeAttached();
  const polish = page.locator('footer a[hreflang="pl"]');
  await polish.click();
  const told = page.getByTestId('toast').filter({ hasText: /^„Polski“ ist auf diesem Gerät/ });
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(host.url('/de/'));
  await context.setOffline(false);
  await link.click();
  await expect(page.getByTestId('article')).toBeVisible();
  await expect(page.getByTestId('no-connection')).toBeHidden();

  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByTestId('calculator')).toBeVisible();
  await page.goForward();
  await expect(page.getByTestId('article')).toBeVisible();
  await expect(page.getByTestId('no-connection')).toBeHidden();
  await context.setOffline(false);
  await polish.click();
  await expect(page).toHaveURL(/\/pl\//);
});

test('a result that was fetched ahead opens', async ({ page, context, host }) => {
  await visit(page, host.url('/'));
  const ahead = page.waitForResponse(/__next.*PAGE__\.txt|result\/index\.txt/);
  const code = page.waitForResponse(/chunks\/result\./);
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await Promise.all([ahead, code]);
  // Both come when the page is quiet; nothing more for a second, and all of it is there.
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await fetched();
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { intervals: [1000] },
    )
    .toBe(true);
  await context.setOffline(true);
  await calculate(page);
});
