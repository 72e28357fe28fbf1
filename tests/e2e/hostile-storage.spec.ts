import { isWhole } from '../extent';
import { hostileNodes } from '../fixtures/saved-models/hostile';
import { calculate, caseR01, enterCaseR01 } from './support/evening';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { evening, savedModel, store } from './support/stored';
import { expect, test } from './support/test';

const drunk = evening('2026-11-20', ['21:00', '23:00'], { beer: 500 });
const [[key, text]] = Object.entries(savedModel(drunk)) as [[string, string]];
const peak = String(caseR01.peakPermille);
const sharedR01 = sharedPath('en', sharedOf(goldenInput('R01')));

/** The saved entries with another text in the place of the beer's serving, or of all of the beer. */
const servingText = `"servingItemId":"${drunk.sittings[0].drinks.beer[0].servingItemId}"`;
const entries: Record<string, string> = Object.fromEntries(
  Object.entries(hostileNodes).map(([name, node]) => [
    `a serving that is ${name}`,
    text.replace(servingText, () => `"servingItemId":${node}`),
  ]),
);
entries['a model of nothing but hostile fields'] = `{"version":3,"state":{${Object.keys(drunk)
  .map((field, i) => {
    const nodes = Object.values(hostileNodes);
    return `${JSON.stringify(field)}:${nodes[i % nodes.length] ?? ''}`;
  })
  .join(',')}}}`;

/** Every node in its own place is tried in tests/unit/model; here some, and all of them at once. */
const tried = Object.entries(entries).filter(
  ([name], index) => isWhole || index === 2 || name.startsWith('a model'),
);
/** What the other keys hold meanwhile, none of it ours. */
const others = ['__proto__', '\ud800', '{"toString":1}', 'x'.repeat(1e6)];

for (const [index, [name, saved]] of tried.entries()) {
  test(`home, result and a shared link calculate with ${name}`, async ({ page, expectConsole }) => {
    expect(saved).not.toBe(text);
    expectConsole(/^Saved entries that cannot be used start from their defaults: /);
    expectConsole(/^Some earlier evenings cannot be read/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Saved entries')) warnings.push(message.text());
    });
    const other = others[index % others.length] ?? '';
    await store(page, {
      [key]: saved,
      theme: other,
      locale: other,
      'en:evenings': other,
      'en:offline-ready': other,
      'en:offline-no-room': other,
    });

    await page.goto(sharedR01);
    await expect(page.getByTestId('peak')).toHaveAttribute('data-permille', peak);
    await expect.poll(() => warnings.length).toBeGreaterThan(0);

    // What was drunk is lost with its glass: nothing is left to estimate, and the page says so.
    await page.goto('/result/');
    await expect(page.getByTestId('result-empty')).toBeVisible();

    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'business');
    await enterCaseR01(page);
    await calculate(page);
    await expect(page.getByTestId('peak')).toHaveAttribute('data-permille', peak);
  });
}

test('earlier evenings that cannot be made text again do not stop a new one', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^Some earlier evenings cannot be read/);
  const node = hostileNodes['a list 20,000 deep'] ?? '';
  const evenings = `{"kind":"virtual-breathalyser-evenings","version":3,"evenings":[${node}]}`;
  await store(page, { ...savedModel(drunk), 'en:evenings': evenings });
  await page.goto('/');
  await page.getByTestId('new-evening').click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('en:evenings')))
    .toContain('"startDay":"2026-11-20"');
});
