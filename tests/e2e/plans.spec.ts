import type { Page } from '@playwright/test';
import { isWhole } from '../extent';
import { calculate, enterCaseR01, openRow, pickWheel } from './support/evening';
import { giveFacts } from './support/facts';
import { sittingsCase } from './support/links';
import { expect, test } from './support/test';

/**
 * R01 under the limit of the United States, 0.8: cautious level 1.077099135 at 120 min, cautious
 * time 259. One gram more makes 1.317099135 / 59.175 = 0.0222577. Spread over 20 min it ends with 0.04
 * less, then falls by 0.12 an hour: 140 + (1.037099135 + 0.0222577 g - 0.8) / 0.12 x 60 min. All are said up
 * to the next five minutes: 01:19 as 01:20, 03:54 as 03:55.
 */
const oneMoreAfterR01 = [
  { drink: 'Beer', glass: 'Can or bottle (12 oz), 5%', driveMin: 415, clock: '03:55' }, // 14.00475 g
  { drink: 'Wine', glass: 'Glass (5 oz), 12%', driveMin: 415, clock: '03:55' }, // 14.01264 g
  { drink: 'Spirits', glass: 'Shot (1.5 oz), 40%', driveMin: 414, clock: '03:55' }, // 13.8864 g
  { drink: 'Other', glass: 'Cocktail (4 oz), 15%', driveMin: 414, clock: '03:55' }, // 13.9653 g
];

const oneMore = (page: Page, drink: string) =>
  page.getByTestId('one-more').getByRole('listitem').filter({ hasText: drink });

async function expectOneMoreAfterR01(page: Page) {
  await expect(page.getByTestId('one-more').getByRole('listitem')).toHaveCount(4);
  for (const { drink, glass, driveMin, clock } of oneMoreAfterR01) {
    const row = oneMore(page, drink);
    await expect(row).toHaveAttribute('data-minutes', String(driveMin));
    await expect(row).toContainText(glass);
    await expect(row).toContainText(`not before Sun\u00a0${clock}`);
  }
}

/** While R01 goes on, when one more can still be had; what follows is on Sunday. */
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T22:00:00+01:00')));

test('one more and ready by: live with the entries, by keyboard, on the result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await giveFacts(page);
  await page.goto('/');
  const panel = page.getByRole('complementary', { name: 'Live estimate' });
  const emptyPx = (await panel.boundingBox())?.height;
  const readyBy = page.getByTestId('ready-by');
  const margin = page.getByTestId('ready-by-margin');
  await page.getByTestId('plans').locator('summary').click();
  await expect(page.getByTestId('plans')).toContainText('If you have to drive, drink nothing.');
  await enterCaseR01(page);
  await expect(panel).toContainText('01:20');
  expect((await panel.boundingBox())?.height).toBe(emptyPx);
  await expectOneMoreAfterR01(page);

  // By keyboard: 08:00 with the hour at its first row is 00:00, 180 min after the start.
  await readyBy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wheel-picker')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(margin).toHaveAttribute('data-minutes', '-79');
  await page.getByTestId('ready-by-clear').focus();
  await page.keyboard.press('Enter');
  await expect(margin).toBeHidden();
  await expect(readyBy).toBeFocused();
  // 04:00 is 420 min after 21:00; the cautious time 259, said at 260.
  await pickWheel(page, readyBy, '04', '00');
  await expect(readyBy).toHaveText('04:00');
  await expect(margin).toHaveAttribute('data-minutes', '161');
  await expect(margin).toContainText('2 h 40 min after the cautious time');

  // No drink, no plan; the time stays.
  const amount = page.getByTestId('drink-beer').getByTestId('amount');
  await amount.fill('0');
  await expect(page.getByTestId('one-more')).toBeHidden();
  await amount.fill('1500');
  await expect(margin).toHaveAttribute('data-minutes', '161');
  await calculate(page);
  await expectOneMoreAfterR01(page);

  // It follows the limit, and is logged where its effect is said.
  await openRow(page, 'own-limit');
  await page.getByTestId('own-limit').fill('0.2');
  await expect(oneMore(page, 'Beer')).toHaveAttribute('data-minutes', '0');
  await expect(oneMore(page, 'Beer')).toContainText('estimated under 0.20');
  await page.getByTestId('own-limit').fill('');
  // A row of millilitres is not logged by the glass.
  await expect(oneMore(page, 'Beer').getByRole('button')).toHaveCount(0);
  await oneMore(page, 'Wine').getByRole('button', { name: '+1 now' }).click();
  await expect(page.getByTestId('toast')).toBeVisible();
  const late = page.getByTestId('drive-time-late');
  await expect
    .poll(async () => Number(await late.getAttribute('data-minutes')))
    .toBeGreaterThan(259);
  await page.getByTestId('toast').getByRole('button').first().click();
  await expect(page.getByTestId('drive-time-late')).toHaveAttribute('data-minutes', '259');
  // A time that was set opens its place by itself.
  await page.goto('/');
  await expect(margin).toHaveAttribute('data-minutes', '161');
});

// Golden numbers of each: tests/components/result/golden-numbers.test.tsx.
for (const width of isWhole ? [320, 390, 1280] : [320]) {
  for (const id of isWhole ? ['M02', 'M09', 'M12'] : ['M12']) {
    test(`a shared day of several sittings at ${width} px: ${id}`, async ({ page }) => {
      const { path, limitPermille, expected } = sittingsCase('en', id);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await openRow(page, 'own-limit');
      await page.getByTestId('own-limit').fill(String(limitPermille / 10));
      await expect(page.getByTestId('drive-time-late')).toHaveAttribute(
        'data-minutes',
        String(expected.band.driveMinLate),
      );
      const permille = await page.getByTestId('peak').getAttribute('data-permille');
      expect(Number(permille)).toBeCloseTo(expected.peakPermille, 9);
      await expect(page.getByTestId('card-time')).toContainText('Session 2');
      await expect(page.getByRole('img', { name: /Drinking from .* Drinking from/ })).toBeVisible();
      await page.getByTestId('working').locator('summary').click();
      await expect(page.getByTestId('working').getByRole('table')).toBeVisible();

      // The half hours of drinking are marked inside their rows, which paint nothing outside themselves.
      await openRow(page, 'samples');
      const first = page.getByTestId('samples').locator('li[data-minutes="0"]');
      await first.scrollIntoViewIfNeeded();
      const [box, mark] = [await first.boundingBox(), await first.locator('i').boundingBox()];
      expect(mark?.x).toBeGreaterThanOrEqual(box?.x ?? Infinity);
      const afterwards = page.getByTestId('samples').locator('li[data-minutes="90"]');
      await expect(afterwards.locator('i')).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
