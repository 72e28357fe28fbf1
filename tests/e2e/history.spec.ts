import { readFileSync } from 'node:fs';
import { dayPlus } from '../../lib/calendar/local-day';
import { eveningsText } from '../../lib/evening/kept-evening';
import { evening, store } from './support/stored';
import { expectHydrated } from './support/soft-navigation';
import { expect, test } from './support/test';

/** Two hundred evenings, one a day, the newest on 20 November 2026. */
const many = Array.from({ length: 200 }, (_, i) => ({
  model: evening(dayPlus('2026-11-20', -i), ['20:30', '23:00'], { beer: 500 + i }),
  peakPermille: 0.5,
}));

test('two hundred evenings: saved as a file, everything deleted, added again', async ({ page }) => {
  test.slow();
  await store(page, { 'en:evenings': eveningsText(many), 'pl:evenings': eveningsText([]) });
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await page.goto('/');
  const list = page.getByTestId('earlier-evenings');
  await expectHydrated(list);
  await list.locator('summary').click();
  await expect(list.locator('li')).toHaveCount(200);
  // The count comes a moment later, and moves what is below it.
  await expect(list.locator('summary').first()).toContainText('200');
  const texts = await list.locator('li h4').allTextContents();
  expect(texts[0]).toBe('Fri 20 Nov');
  const saving = page.waitForEvent('download');
  // By keyboard: rows get their height as they come into view, and move the button under the mouse.
  await page.getByTestId('evenings-export').press('Enter');
  const file = readFileSync(await (await saving).path());

  await page.getByTestId('delete-everything').press('Enter');
  await page.getByTestId('delete-everything-confirm').click();
  await expect(list.locator('li')).toHaveCount(0);
  // Also what a change would have saved half a second later. That the page is ready for use without a
  // network is said once, and may be noted in that time: it is nothing of the visitor's.
  await page.waitForTimeout(800);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key !== 'en:offline-ready')).toEqual([]);

  await page.getByTestId('evenings-import').setInputFiles({
    name: 'evenings.json',
    mimeType: 'application/json',
    buffer: file,
  });
  await expect(list.locator('li')).toHaveCount(200);
  expect(await list.locator('li h4').allTextContents()).toEqual(texts);
});

test('everything can be deleted without the calculator: on the privacy page, in the menu', async ({
  page,
}) => {
  for (const path of ['/privacy-policy/', '/help/']) {
    await store(page, { 'pl:evenings': eveningsText(many.slice(0, 2)) });
    await page.goto(path);
    if (path === '/help/') await page.getByTestId('menu-open').click();
    await page.getByTestId('delete-everything').click();
    await page.getByTestId('delete-everything-confirm').click();
    await expect(page.getByTestId('toast')).toContainText('has been deleted');
    await expect(page.getByTestId('menu')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('pl:evenings'))).toBeNull();
  }
});
