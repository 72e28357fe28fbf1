import { isWhole } from '../extent';
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

for (const home of isWhole ? ['/', '/jp/', '/ru/', '/cz/'] : ['/jp/']) {
  test(`axe finds nothing on home and result of ${home}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: wholePagePx });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    await drink(page, 'wine').getByTestId('amount-plus').click();
    await expectNoViolations(page, 'home');
    await calculate(page);
    await expectNoViolations(page, 'result');
  });
}

for (const path of ['/', '/result/']) {
  test(`touch targets on ${path} are at least 44 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await drink(page, 'beer').getByTestId('amount-plus').click();
    if (path !== '/') await calculate(page);
    const targets = page.locator(
      'button:visible, input:visible, main a.btn:visible, nav a:visible',
    );
    const small = await targets.evaluateAll((nodes) =>
      nodes
        .map((node) => node.closest('label') ?? node) // its label is part of a control
        .map((node) => ({ box: node.getBoundingClientRect(), html: node.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(({ box, html }) => `${html} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
  });
}
