import { calculate, drink } from './support/evening';
import { expect, test } from './support/test';

const key = 'en:app-calc-model';
const broken: Record<string, string> = {
  null: 'null',
  'a text': '"NaN"',
  'a list': '[]',
  'truncated JSON': '{"state":{"model":{"age":4',
  'an old version': '{"state":{"age":55},"version":0}',
  'a future version': '{"state":{"model":{"age":55}},"version":99}',
  'wrong types': '{"state":{"model":{"age":"old","gender":{},"alcoholSettings":7}},"version":1}',
  'five megabytes of junk': 'x'.repeat(5_000_000),
};

for (const [name, text] of Object.entries(broken)) {
  test(`works when storage holds ${name}`, async ({ page, expectConsole }) => {
    expectConsole(/./);
    await page.addInitScript(
      ([storageKey, value]) => {
        if (!sessionStorage.getItem('filled')) {
          try {
            localStorage.setItem(storageKey, value);
          } catch {
            localStorage.setItem(storageKey, value.slice(0, 1_000_000));
          }
          sessionStorage.setItem('filled', '1');
        }
      },
      [key, text] as const,
    );
    await page.goto('/');
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
  await page.goto('/help/');
  await page.goto('/');
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
});
