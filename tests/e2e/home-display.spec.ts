import type { Page } from '@playwright/test';
import { isWhole } from '../extent';
import { drink } from './support/evening';
import { giveFacts } from './support/facts';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

const scrollTo = (page: Page, top: number) => page.evaluate((px) => window.scrollTo(0, px), top);

/** The Calculate buttons that lie whole within the window. */
const buttonsInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-testid^=calculate]')].filter((button) => {
        if (button.tagName !== 'BUTTON' || !button.checkVisibility({ visibilityProperty: true }))
          return false;
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

test('a phone shows display and drinks on its first screen, and never two Calculate buttons', async ({
  page,
}) => {
  const phone = { width: 390, height: 844 };
  for (const size of [phone, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await page.goto('/');
    if (size === phone) {
      for (const testId of ['limit-country', 'reading-mode', 'entry-now', 'log-other'])
        await expect(page.getByTestId(testId).first(), testId).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 250);
      await expect.poll(() => buttonsInView(page)).toBe(1);
    }
    const pagePx = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < pagePx; top += isWhole ? 260 : 520) {
      await scrollTo(page, top);
      await page.waitForTimeout(250);
      expect(await buttonsInView(page), `${size.width} px, scrolled ${top}`).toBeLessThan(2);
    }
  }
});

test('on a desktop the answer stays in the window, with one way to the result', async ({
  page,
}) => {
  // While it is drunk: with what one more would do, the form is longer than the window.
  await page.clock.setFixedTime(new Date('2026-11-21T21:30:00+01:00'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await giveFacts(page);
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount').fill('6');
  await page.getByTestId('plans').locator('summary').click();
  await expect(page.getByTestId('plans').getByTestId('ready-by')).toBeVisible();
  // As far as the form fills the window; its length is another one in another font.
  const formEnd = await page
    .getByTestId('calculator')
    .evaluate((form) => form.getBoundingClientRect().bottom - window.innerHeight);
  expect(formEnd).toBeGreaterThan(200);
  for (const top of [0, formEnd / 2, formEnd]) {
    await scrollTo(page, top);
    await expect(page.getByTestId('panel-drive-time-late')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => buttonsInView(page)).toBe(1);
  }
});

test('a page that opens scrolled has the bar from the start', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T21:30:00+01:00'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount').fill('9');
  await page.waitForTimeout(600);
  // A display that grows after the scrolling would bring the main button into view.
  await expect(page.getByTestId('panel-drive-time-late')).toBeVisible();
  // As far as the main button is well below the window; how far depends on which lines are open.
  const main = page.getByTestId('calculate');
  const mainTop = await main.evaluate((button) => button.getBoundingClientRect().top);
  await scrollTo(page, mainTop - 844 - 80);
  await expect(page.getByTestId('calculate-floating')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('calculate-floating')).toBeVisible();
  await expect(page.getByText(/not before .*\d\d:\d\d/)).toBeVisible();
});
