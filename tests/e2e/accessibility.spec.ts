import type { Page } from '@playwright/test';
import { eveningsText } from '../../lib/evening/kept-evening';
import { isWhole } from '../extent';
import { expectNoViolations } from './support/axe';
import { calculate, drink, openRow, pickWheel } from './support/evening';
import { giveFacts } from './support/facts';
import { goldenInput, sharedOf, sharedPath, sittingsPath } from './support/links';
import { overflowPx, setLooks, wholePagePx } from './support/looks';
import { openAsHer } from './support/sittings';
import { evening, savedModel, store } from './support/stored';
import { expect, test } from './support/test';

/*
 * axe in every state and dialog, each kind of page in both themes; what is one part of a page in one.
 * Reading pages: every-page.spec.ts and article.spec.ts.
 */

/**
 * Contrast depends on the theme, layout on the width: one width for each theme.
 * @param only the theme of states that are one part of a page, whose kind is seen in both
 */
function axeLooks(phonePx: number, only?: 'light' | 'dark') {
  const once = [['light', phonePx] as const, ['dark', 1280] as const];
  const rest = [['light', 1280] as const, ['dark', phonePx] as const];
  return isWhole ? [...once, ...rest] : once.filter(([theme]) => theme === (only ?? theme));
}

/** Four sittings, each 23 hours after the one before it. */
function tooLongPath(): string {
  const shared = sharedOf(goldenInput('R01'));
  const laterSittings = ['20', '19', '18'].map((hour) => ({
    drinks: shared.drinks,
    timeStart: `${hour}:00`,
    timeFinish: hour === '18' ? '23:30' : `${hour}:30`,
  }));
  return sharedPath('de', { ...shared, laterSittings });
}

/** Nobody gave body, country and class: a condition stands beside the answer. */
const openFacts = { isBodySet: false, selectedCountryId: '', isClassChosen: false } as const;

async function openCards(page: Page) {
  for (const id of ['all-countries', 'working']) {
    await page.getByTestId(id).locator('summary').click();
    await expect(page.getByTestId(id).locator('tbody, ol').first()).toBeVisible();
  }
}

for (const [theme, width] of axeLooks(390)) {
  test(`axe finds nothing in drinks: ${theme}, ${width} px`, async ({ page, expectConsole }) => {
    expectConsole(/404/);
    test.setTimeout(120_000);
    // While it is drunk, when one more can still be had.
    await page.clock.setFixedTime(new Date('2026-11-21T22:00:00+01:00'));
    await giveFacts(page, 'de', { ...openFacts, readyByInH24: '00:30' });
    await setLooks(page, theme, width);
    await page.goto('/de/ergebnis/');
    await expect(page.getByTestId('result-empty')).toBeVisible();
    await expectNoViolations(page, 'result of nothing');
    await page.goto('/de/');
    // Dark in install.spec.ts.
    if (isWhole || theme === 'light') {
      await page.getByTestId('menu-open').click();
      await expect(page.getByTestId('menu')).toBeVisible();
      await expectNoViolations(page, 'menu', '[data-testid=menu]');
      await page.getByTestId('menu-close').click();
    }
    await page.getByTestId('time-start').click();
    await expect(page.getByTestId('wheel-picker').getByRole('option').first()).toBeVisible();
    await expectNoViolations(page, 'wheel picker', '[data-testid=wheel-picker]');
    await page.getByTestId('wheel-close').click();
    // As high as the page, so that the bar at the bottom covers no part of a button.
    await page.setViewportSize({ width, height: wholePagePx });
    await page.getByTestId('calculate').click();
    await expect(page.getByTestId('no-amount-hint')).toBeVisible();
    await expectNoViolations(page, 'home without drinks, refused');

    await drink(page, 'beer').getByTestId('amount').fill('3');
    await drink(page, 'wine').getByTestId('amount').fill('1');
    await expect(page.getByTestId('ready-by-margin')).toBeVisible();
    await expect(page.getByTestId('one-more')).toBeVisible();
    await expect(page.getByTestId('condition').first()).toBeVisible();
    await expectNoViolations(page, 'home with drinks and plans');

    await calculate(page);
    await page.getByTestId('country').click();
    await expect(page.getByTestId('country-search')).toBeVisible();
    await expectNoViolations(page, 'country picker', 'dialog[open]');
    await page.keyboard.press('Escape');
    await openCards(page);
    await openRow(page, 'samples-range');
    await openRow(page, 'own-limit');
    await page.getByTestId('samples-range').check();
    await page.getByTestId('driver-class').getByRole('radio').nth(1).check();
    await page.getByTestId('own-limit').fill('0,3');
    await expectNoViolations(page, 'result with everything open');

    await page.goto(sharedPath('de', sharedOf({ ...goldenInput('R21'), ageYears: 90 })));
    await expect(page.getByTestId('emergency')).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: '75' })).toBeVisible();
    await expectNoViolations(page, 'warnings', '[data-testid=emergency], [role=note]');
    await page.goto('/de/nirgends/');
    await expectNoViolations(page, 'not found');
  });
}

for (const [theme, width] of axeLooks(390, 'light')) {
  test(`axe finds nothing in a measurement: ${theme}, ${width} px`, async ({ page }) => {
    await setLooks(page, theme, width, wholePagePx);
    await page.goto('/');
    await page.getByTestId('reading-mode').check();
    await page.getByTestId('calculate').click();
    await expect(page.getByTestId('no-reading-hint')).toBeVisible();
    await expectNoViolations(page, 'hint', '[data-testid=no-reading-hint]');
    await pickWheel(page, page.getByTestId('reading-unit'), 'mg/L breath');
    await page.getByTestId('reading-value').fill('0.4');
    await pickWheel(page, page.getByTestId('reading-time'), '23', '30');
    await pickWheel(page, page.getByTestId('reading-last-drink'), '23', '20');
    await expect(page.getByTestId('mouth-alcohol')).toBeVisible();
    await expectNoViolations(page, 'form', '[data-testid=calculator]');
    await calculate(page);
    await openCards(page);
    await expectNoViolations(page, 'result', '[data-testid=result]');
  });

  test(`axe finds nothing in several sittings: ${theme}, ${width} px`, async ({ page }) => {
    // Three sittings and what is said of them are longer than other pages.
    await setLooks(page, theme, width, wholePagePx + 800);
    await openAsHer(page, { timeStartInH24: '12:00', timeFinishInH24: '22:00' });
    const plus = page.getByTestId('drink-beer').getByTestId('amount-plus');
    await page.getByTestId('entry-earlier').click();
    await expect(page.getByTestId('entry-earlier')).toBeChecked();
    await plus.click();
    await plus.click();
    await expectNoViolations(page, 'long period', '[data-testid=long-period-hint]');
    await page.getByTestId('long-period-hint').getByRole('button').click();
    await page.getByTestId('toast').hover();
    await expectNoViolations(page, 'split', '[data-testid=toast]');
    await page.getByTestId('add-sitting').click();
    await expect(page.getByTestId('sitting')).toHaveCount(2);
    await expectNoViolations(page, 'three sittings', '[data-testid=calculator]');
    // A beer from 12:00, and one until 22:00 three days later.
    for (let day = 0; day < 3; day++) {
      await page
        .getByTestId('sitting')
        .first()
        .getByRole('button', { name: 'One day later' })
        .click();
    }
    await expect(page.getByRole('alert').filter({ hasText: 'three days' })).toBeVisible();
    await expectNoViolations(page, 'too long', '[role=alert]');
  });
}

// Reading pages are light in every-page.spec.ts; what sittings add is one part of a page.
for (const [theme, width] of axeLooks(390, 'dark')) {
  test(`axe finds nothing in reading pages and results of sittings: ${theme}, ${width} px`, async ({
    page,
  }) => {
    await setLooks(page, theme, width, wholePagePx);
    for (const path of ['/de/hilfe/', '/de/datenschutzerklaerung/']) {
      await page.goto(path);
      await expectNoViolations(page, path);
    }
    await page.goto(tooLongPath());
    await expect(page.getByTestId('result-empty')).toBeVisible();
    await expectNoViolations(page, 'too long', '[data-testid=result-empty]');
    await page.goto(sittingsPath('de', 'M02'));
    await page.getByTestId('working').locator('summary').click();
    await expect(page.getByTestId('working').getByRole('table')).toBeVisible();
    await openRow(page, 'samples');
    const ofSittings = '[data-testid=working], [data-testid=samples], [data-testid=card-time]';
    await expectNoViolations(page, 'result of sittings', ofSittings);
  });
}

for (const [theme, width] of axeLooks(320, 'dark')) {
  test(`axe finds nothing where an evening is over: ${theme}, ${width} px`, async ({ page }) => {
    await setLooks(page, theme, width, wholePagePx);
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
    const of = (day: string) => evening(day, ['20:30', '23:00'], { beer: 1500 });
    const kept = ['2026-11-17', '2026-11-16'].map((day) => ({ model: of(day), peakPermille: 0.5 }));
    await store(page, { ...savedModel(of('2026-11-18')), 'en:evenings': eveningsText(kept) });
    await page.goto('/');
    await expect(page.getByTestId('past-evening')).toBeVisible();
    const list = page.getByTestId('earlier-evenings');
    await list.locator('summary').first().click();
    await expect(list.locator('li')).toHaveCount(2);
    await page.getByTestId('delete-everything').click();
    await expect(page.getByTestId('delete-everything-confirm')).toBeVisible();
    await expectNoViolations(page, 'entries of an evening that is over');
    expect(await overflowPx(page), 'entries').toBeLessThanOrEqual(0);
    await page.goto('/result/');
    await expect(page.getByTestId('past-evening')).toBeVisible();
    expect(await overflowPx(page), 'result').toBeLessThanOrEqual(0);
    await expectNoViolations(page, 'a past result', '[data-testid=result]');
  });
}
