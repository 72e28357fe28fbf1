import { expectNoViolations } from './support/axe';
import { axeLooks } from './support/extent';
import { calculate, drink, enterCaseR01, openRow } from './support/evening';
import { goldenInput, sharedOf, sharedPath } from './support/links';
import { setLooks, wholePagePx } from './support/looks';
import { expect, test } from './support/test';

for (const [theme, width] of axeLooks(390)) {
  test(`axe finds nothing in any state: ${theme}, ${width} px`, async ({ page, expectConsole }) => {
    expectConsole(/404/);
    test.setTimeout(120_000);
    // As high as the page, so that the bar at the bottom covers no part of a button.
    await setLooks(page, theme, width, wholePagePx);
    await page.goto('/de/');
    await expectNoViolations(page, 'home');
    await page.setViewportSize({ width, height: 844 });
    await page.getByTestId('menu-open').click();
    await expect(page.getByTestId('menu')).toBeVisible();
    await expectNoViolations(page, 'menu', '[data-testid=menu]');
    await page.getByTestId('menu-close').click();
    await page.getByTestId('time-start').click();
    await expect(page.getByTestId('wheel-picker').getByRole('option').first()).toBeVisible();
    await expectNoViolations(page, 'wheel picker', '[data-testid=wheel-picker]');
    await page.getByTestId('wheel-close').click();
    await page.getByTestId('calculate').click();
    await expect(page.getByTestId('no-amount-hint')).toBeVisible();
    await expectNoViolations(page, 'no-amount hint');
    await enterCaseR01(page);
    await drink(page, 'wine').getByTestId('amount-plus').click();
    await expectNoViolations(page, 'home with drinks');
    await calculate(page);
    await expectNoViolations(page, 'result');
    await page.getByTestId('country').click();
    await expect(page.getByTestId('country-search')).toBeVisible();
    await expectNoViolations(page, 'country picker');
    await page.keyboard.press('Escape');
    for (const id of ['all-countries', 'working']) {
      await page.getByTestId(id).locator('summary').click();
      await expect(page.getByTestId(id).locator('tbody, ol')).toBeVisible();
    }
    await openRow(page, 'samples-range');
    await openRow(page, 'own-limit');
    await page.getByTestId('samples-range').check();
    await page.getByTestId('driver-class').getByRole('radio').nth(1).check();
    await page.getByTestId('own-limit').fill('0,3');
    await expectNoViolations(page, 'everything open');
    const heavy = { ...goldenInput('R21'), ageYears: 90 };
    await page.goto(sharedPath('de', sharedOf(heavy)));
    await expect(page.getByTestId('emergency')).toBeVisible();
    await expectNoViolations(page, 'emergency and warnings');
    for (const path of ['/de/nirgends/', '/de/hilfe/', '/de/datenschutzerklaerung/']) {
      await page.goto(path);
      await expectNoViolations(page, path);
    }
  });
}
