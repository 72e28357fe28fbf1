import { calculate, drink } from './support/evening';
import { store } from './support/stored';
import { expect, test } from './support/test';

const key = 'en:app-calc-model';
/**
 * What storage holds, and the age the form then shows: 39 is the default. Every other shape is read in
 * tests/unit/model.
 */
const broken: Record<string, { text: string; age: string; warns: boolean }> = {
  'truncated JSON': { text: '{"state":{"age":4', age: '39', warns: true },
  'wrong types beside a valid age': {
    text: '{"state":{"age":55,"gender":{},"alcoholSettings":7,"heightInCm":"tall"},"version":1}',
    age: '55',
    warns: true,
  },
  'the shape of version 0': { text: '{"age":55,"unitSystem":"metric"}', age: '55', warns: false },
};

for (const [name, { text, age, warns }] of Object.entries(broken)) {
  test(`works when storage holds ${name}`, async ({ page, expectConsole }) => {
    expectConsole(/saved model|Saved/i);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await store(page, { [key]: text });
    await page.goto('/');
    await expect(page.getByTestId('age')).toHaveValue(age);
    // A default age may stand there before storage has been read: the warning comes with reading it.
    await expect.poll(() => warnings.length > 0).toBe(warns);
    await drink(page, 'beer').getByTestId('amount-plus').click();
    await calculate(page);
    await page.reload();
    await expect(page.getByTestId('result')).toBeVisible();
  });
}

test('works when storage is denied', async ({ page, expectConsole }) => {
  expectConsole(/storage/i);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
});

test('works when storage is full', async ({ page, expectConsole }) => {
  expectConsole(/storage/i);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await page.waitForTimeout(700);
  await calculate(page);
});

test('saves half a second after a change', async ({ page }) => {
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), key), { timeout: 3000 })
    .toContain('"amount":1');
});

test('saves what was typed just before the page is left', async ({ page }) => {
  await page.goto('/');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  // Seen, and left within the half second after which it would be saved anyway.
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
  await page.goto('/help/');
  await page.goto('/');
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
});
