import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dayPlus } from '../../lib/calendar/local-day';
import { eveningsText } from '../../lib/evening/kept-evening';
import { expectNoViolations } from './support/axe';
import { axeLook } from './support/extent';
import { setLooks } from './support/looks';
import { evening, savedModel, store } from './support/stored';
import { expectHydrated } from './support/soft-navigation';
import { expect, test } from './support/test';

/** Two hundred evenings, one a day, the newest on 20 November 2026. */
const many = Array.from({ length: 200 }, (_, i) => ({
  model: evening(dayPlus('2026-11-20', -i), ['20:30', '23:00'], { beer: 500 + i }),
  peakPermille: 0.5,
}));

async function openList(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await page.goto('/');
  const list = page.getByTestId('earlier-evenings');
  // The note of an evening that is over comes with hydration and moves what is below it.
  await expectHydrated(list);
  await list.locator('summary').click();
  await expect(page.getByTestId('evenings-import')).toBeAttached();
  return list;
}

/** Opens a row unless it is open, and presses one of its buttons. */
async function press(row: Locator, name: RegExp) {
  const button = row.getByRole('button', { name });
  if (!(await button.isVisible())) await row.locator('summary').click();
  await button.click();
}

const importFile = (page: Page, text: string | Buffer) =>
  page.getByTestId('evenings-import').setInputFiles({
    name: 'evenings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

test('two hundred evenings: saved as a file, everything deleted, added again', async ({ page }) => {
  test.slow();
  await store(page, { 'en:evenings': eveningsText(many), 'pl:evenings': eveningsText([]) });
  const list = await openList(page);
  await expect(list.locator('li')).toHaveCount(200);
  // The count comes a moment later, and moves what is below it.
  await expect(list.locator('summary').first()).toContainText('200');
  const texts = await list.locator('li h4').allTextContents();
  expect(texts[0]).toBe('Fri 20 Nov');
  const saving = page.waitForEvent('download');
  await page.getByTestId('evenings-export').click();
  const file = readFileSync(await (await saving).path());

  await page.getByTestId('delete-everything').click();
  await page.getByTestId('delete-everything-confirm').click();
  await expect(list.locator('li')).toHaveCount(0);
  // Also what a change would have saved half a second later. That the page is ready for use without a
  // network is said once, and may be noted in that time: it is nothing of the visitor's.
  await page.waitForTimeout(800);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key !== 'en:offline-ready')).toEqual([]);

  await importFile(page, file);
  await expect(list.locator('li')).toHaveCount(200);
  expect(await list.locator('li h4').allTextContents()).toEqual(texts);
  await importFile(page, file);
  await expect(list).toContainText('were here already');
  await expect(list.locator('li')).toHaveCount(200);
});

for (const [path, where] of [
  ['/privacy-policy/', 'on the privacy page'],
  ['/help/', 'in the menu'],
] as const) {
  test(`everything can be deleted ${where}, without the calculator`, async ({ page }) => {
    await store(page, { 'pl:evenings': eveningsText(many.slice(0, 2)) });
    await page.goto(path);
    if (path === '/help/') await page.getByTestId('menu-open').click();
    await page.getByTestId('delete-everything').click();
    await page.getByTestId('delete-everything-confirm').click();
    await expect(page.getByTestId('toast')).toContainText('has been deleted');
    await expect(page.getByTestId('menu')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('pl:evenings'))).toBeNull();
  });
}

test('a file that is not one of ours changes nothing', async ({ page }) => {
  const three = many.slice(0, 3);
  await store(page, { 'en:evenings': eveningsText(three.slice(0, 1)) });
  const list = await openList(page);
  await expect(list.locator('li')).toHaveCount(1);
  const broken = JSON.parse(eveningsText(three)) as { evenings: { model: { age: unknown } }[] };
  broken.evenings[1]!.model.age = 'thirty';
  await importFile(page, JSON.stringify(broken));
  await expect(list).toContainText('Entry 2 in that file cannot be read');
  await importFile(page, '{"some":"thing"}');
  await expect(list).toContainText('contains no evenings');
  await importFile(page, 'not even JSON');
  await expect(list).toContainText('contains no evenings');
  // Made in the page: sent there it would take half a minute.
  await page.getByTestId('evenings-import').evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(49_000_000).fill(0x20)], 'evenings.json'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(list).toContainText('too big');
  await expect(list.locator('li')).toHaveCount(1);
});

test('an evening that is over: look, begin a new one, and undo to the letter', async ({ page }) => {
  const model = evening('2026-11-18', ['20:30', '23:00'], { beer: 1500 });
  await store(page, savedModel(model));
  await page.clock.setFixedTime(new Date('2026-11-21T18:00:00+01:00'));
  await page.goto('/');
  const note = page.getByTestId('past-evening');
  await expect(note).toContainText('Your entries for Wed 18 Nov');
  const saved = () => page.evaluate(() => localStorage.getItem('en:app-calc-model'));
  // The zone is added to entries of before, once.
  await page.waitForTimeout(800);
  const before = await saved();

  await page.getByTestId('new-evening').click();
  await expect(note).toHaveCount(0);
  await expect(page.getByTestId('drink-beer').getByTestId('amount')).toHaveValue('0');
  const list = page.getByTestId('earlier-evenings');
  await list.locator('summary').click();
  await expect(list.locator('li')).toHaveCount(1);
  await expect(list.locator('li')).toContainText('Wed 18 Nov');

  await page.getByTestId('toast').getByText('Undo').click();
  await expect(note).toBeVisible();
  await expect(list.locator('li')).toHaveCount(0);
  await page.waitForTimeout(800);
  expect(JSON.parse((await saved()) ?? '')).toEqual(JSON.parse(before ?? ''));
});

test('open, repeat and delete, each undone', async ({ page }) => {
  await store(page, { 'en:evenings': eveningsText(many.slice(0, 2)) });
  const list = await openList(page);
  const rows = list.locator('li');
  await press(rows.first(), /^Delete/);
  await expect(rows).toHaveCount(1);
  await page.getByTestId('toast').getByText('Undo').click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Fri 20 Nov');

  await press(rows.first(), /^Repeat/);
  await expect(page.getByTestId('drink-beer').getByTestId('amount')).toHaveValue('500');
  // At noon the evening at 20:30 is last night's: it is at most 18 hours ago.
  await expect(page.getByTestId('evening-day')).toContainText('20 Nov');
  // The evening that is repeated was begun then too.
  await page.getByTestId('join-question').locator('[data-choice=apart]').click();
  await page.getByTestId('toast').getByText('Undo').click();
  await expect(page.getByTestId('drink-beer').getByTestId('amount')).toHaveValue('0');

  await press(rows.last(), /^Open/);
  await expect(page.getByTestId('evening-day')).toContainText('19 Nov');
  await expect(rows).toHaveCount(1);
});

test('two tabs show the same list', async ({ page, context }) => {
  await store(page, { 'en:evenings': eveningsText(many.slice(0, 3)) });
  const list = await openList(page);
  const other = await context.newPage();
  const otherList = await openList(other);
  await expect(otherList.locator('li')).toHaveCount(3);
  await press(otherList.locator('li').first(), /^Delete/);
  await expect(list.locator('li')).toHaveCount(2);
});

for (const [theme, width] of axeLook('dark', 320)) {
  test(`axe finds nothing where an evening is over: ${theme}, ${width} px`, async ({ page }) => {
    await setLooks(page, theme, width);
    const model = evening('2026-11-18', ['20:30', '23:00'], { beer: 1500 });
    await store(page, { ...savedModel(model), 'en:evenings': eveningsText(many.slice(0, 3)) });
    const list = await openList(page);
    await expect(page.getByTestId('past-evening')).toBeVisible();
    await expect(list.locator('li')).toHaveCount(3);
    await page.getByTestId('delete-everything').click();
    await expect(page.getByTestId('delete-everything-confirm')).toBeVisible();
    // Where the bar at the head would cut a button in two, it would be found too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoViolations(page, 'entries of an evening that is over');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.goto('/result/');
    await expect(page.getByTestId('past-evening')).toBeVisible();
    await expectNoViolations(page, 'a past result');
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
