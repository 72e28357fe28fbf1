import {
  calculate,
  caseR01,
  drink,
  enterCaseR01,
  expectMinutes,
  expectPeak,
} from './support/evening';
import { isWhole } from '../extent';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link made in English opens in German with the same evening, and beside own entries', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await enterCaseR01(page);
  await calculate(page);
  await page.getByTestId('share').click();
  await expect(page.getByTestId('share')).toContainText('Copied...');
  const path = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
  expect(path).toMatch(/^\/result\/[0-9A-Za-z]+\/$/);

  const receiver = await browser.newContext({ locale: 'de-DE' });
  const other = await receiver.newPage();
  await other.goto(`http://localhost:4173/de${path.replace('/result/', '/ergebnis/')}`);
  await expectPeak(other, caseR01.peakPermille);
  // Germany's limit, not the sender's: 0.5 permille.
  await expectMinutes(other, 'drive-time-late', 409);
  await receiver.close();

  // Whoever has entries of their own keeps them.
  await page.getByTestId('change-data').click();
  await drink(page, 'beer').getByTestId('amount').fill('200');
  await drink(page, 'beer').getByTestId('amount').press('Enter');
  await page.goto(path);
  await expectPeak(page, caseR01.peakPermille);
  await page.getByTestId('change-data').click();
  await expect(page).toHaveURL('/');
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('200');
});

// Behind the slash that links end with, and behind the code where somebody left the slash out.
const glued = [
  ['en', '/).'],
  ['de', '/%EF%BC%89'],
  ['en', '.'],
] as const;
const hosts = [
  { name: 'a host with rewrites', origin: 'http://localhost:4173' },
  { name: 'a host that only knows 404.html', origin: 'http://localhost:4174' },
];

for (const { name, origin } of isWhole ? hosts : hosts.slice(1)) {
  test(`marks that a messenger glued to a link are cut off, on ${name}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    // Every mark is tried in tests/components/early.
    for (const [site, marks] of glued) {
      const path = sharedPath(site, sharedOf(goldenInput('R01')));
      await page.goto(origin + path.replace(/\/$/, '') + marks);
      await expect(page.getByTestId('peak')).toHaveAttribute('data-permille', /^0\.845/);
      await expect(page).toHaveURL(origin + path);
    }
  });
}
