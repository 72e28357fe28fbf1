import type { Page, Route } from '@playwright/test';
import { calculate, drink, enterCaseR01 } from './support/evening';
import { setLooks } from './support/looks';
import { expect, test } from './support/test';

/*
 * Pictures of the ten most important views, in languages whose letters come from our own fonts.
 * After a change that is meant: `npx playwright test looks --update-snapshots`, look at each picture.
 */
// No toast about working offline; the policy allows no page that is changed (withLettersAwaited).
test.use({ serviceWorkers: 'block', bypassCSP: true });

interface View {
  name: string;
  width: number;
  theme: 'light' | 'dark';
  path: string;
  reach?: (page: Page) => Promise<void>;
}

async function withTwoSittings(page: Page) {
  await drink(page, 'wine').getByTestId('amount-plus').click();
  await page.getByTestId('add-sitting').click();
  const added = page.getByTestId('sitting');
  await added.getByTestId('drink-beer').getByTestId('amount-plus').click();
  await added.scrollIntoViewIfNeeded();
}

async function toResult(page: Page) {
  await enterCaseR01(page);
  await calculate(page);
  await expect(page.getByTestId('bac-curve').locator('svg[role=img]')).toBeVisible();
}

async function toPicker(page: Page) {
  await page.getByTestId('time-start').click();
  await expect(page.getByTestId('wheel-picker').getByRole('option').first()).toBeVisible();
}

async function toMeasurement(page: Page) {
  await page.getByTestId('reading-mode').click();
  await page.getByTestId('reading-value').fill('0,8');
  await page.getByTestId('reading-value').press('Tab');
}

/** Letters that come late stay away (font-display: optional): on a busy machine they would. */
async function withLettersAwaited(route: Route) {
  const response = await route.fetch();
  const html = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
  await route.fulfill({ response, body: html });
}

const views: View[] = [
  { name: 'home-phone', width: 390, theme: 'dark', path: '/de/' },
  { name: 'home-desk', width: 1280, theme: 'light', path: '/' },
  { name: 'sittings', width: 1280, theme: 'dark', path: '/', reach: withTwoSittings },
  { name: 'picker-sheet', width: 390, theme: 'light', path: '/ru/', reach: toPicker },
  { name: 'picker-panel', width: 1280, theme: 'dark', path: '/', reach: toPicker },
  { name: 'result-phone', width: 390, theme: 'dark', path: '/ru/', reach: toResult },
  { name: 'result-desk', width: 1280, theme: 'light', path: '/pl/', reach: toResult },
  { name: 'measurement', width: 390, theme: 'light', path: '/de/', reach: toMeasurement },
  {
    name: 'article',
    width: 1280,
    theme: 'light',
    path: '/technology-and-accuracy/bac-calculator-accuracy/',
  },
  { name: 'not-found', width: 390, theme: 'dark', path: '/404/' },
];

for (const { name, width, theme, path, reach } of views) {
  test(`looks as it did: ${name}`, async ({ page, baseURL, expectConsole }) => {
    expectConsole(/Service Worker registration blocked|Offline use is not available|404/);
    await page.clock.install({ time: new Date('2026-06-10T23:30:00+02:00') });
    await setLooks(page, theme, width);
    await page.route(`**${path}`, withLettersAwaited);
    // A page of ours led here, so that it asks for our font.
    await page.goto(path, { referer: baseURL });
    await reach?.(page);
    await page.waitForFunction('document.fonts.status === "loaded"');
    // The toast and the counting number have come and gone.
    await page.clock.runFor(5000);
    await page.mouse.move(0, 0);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      animations: 'disabled',
      // Another version of the browser smooths letters otherwise; a thing moved or lost is more.
      maxDiffPixelRatio: 0.02,
    });
  });
}
