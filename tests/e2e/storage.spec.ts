import { calculate, calculateOneBeer, drink } from './support/evening';
import { store } from './support/stored';
import { expect, test } from './support/test';

const key = 'en:app-calc-model';
/**
 * What storage holds, and the age the form then shows: 39 is the default. Every other shape is read in
 * tests/unit/model.
 */
const broken = [
  { name: 'truncated JSON', text: '{"state":{"age":4', age: '39', warns: true },
  {
    name: 'wrong types beside a valid age',
    text: '{"state":{"age":55,"gender":{},"alcoholSettings":7,"heightInCm":"tall"},"version":1}',
    age: '55',
    warns: true,
  },
  {
    name: 'the shape of version 0',
    text: '{"age":55,"unitSystem":"metric"}',
    age: '55',
    warns: false,
  },
];

test('works with whatever storage holds', async ({ page, expectConsole }) => {
  expectConsole(/saved model|Saved/i);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  for (const { name, text, age, warns } of broken) {
    await store(page, { [key]: text });
    warnings.length = 0;
    await page.goto('/');
    await expect(page.getByTestId('age'), name).toHaveValue(age);
    // A default age may stand there before storage has been read: the warning comes with reading it.
    await expect.poll(() => warnings.length > 0, name).toBe(warns);
    await calculateOneBeer(page);
  }
  await page.reload();
  await expect(page.getByTestId('peak')).toBeVisible();
});

// Run in the page.
const unwilling: [name: string, spoil: () => void][] = [
  [
    'is denied',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forgets at once, as in private mode',
    () => {
      Storage.prototype.setItem = () => {};
      Storage.prototype.getItem = () => null;
      Object.defineProperty(navigator, 'storage', { value: undefined });
    },
  ],
];

for (const [name, spoil] of unwilling) {
  test(`works when storage ${name}`, async ({ page, expectConsole }) => {
    expectConsole(/storage/i);
    await page.addInitScript(spoil);
    await page.goto('/');
    await drink(page, 'beer').getByTestId('amount-plus').click();
    // Now it would be saved.
    await page.waitForTimeout(700);
    await calculate(page);
    await expect(page.getByTestId('peak')).toBeVisible();
    await page.getByTestId('change-data').click();
    await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
  });
}
