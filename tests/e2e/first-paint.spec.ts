import type { Page } from '@playwright/test';
import { calculate, drink, enterCaseR01 } from './support/evening';
import { holdScripts } from './support/soft-navigation';
import { expect, test } from './support/test';

/** What a page needs to be seen travels in it; the other rules come with the scripts, once. */
test('one style sheet is fetched, after the first paint, soft navigations included', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || /\.css\b/.test(request.url())) {
      sheets.push(request.url());
    }
  });
  await page.goto('/help/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sheets).toEqual([]);
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').getByRole('link', { name: 'Calculator', exact: true }).click();
  await enterCaseR01(page);
  await calculate(page);
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').getByRole('link', { name: /myths/i }).click();
  await expect(page.getByTestId('article')).toBeVisible();
  expect(sheets.length).toBe(1);
  await expect(page.locator('style[data-precedence]')).toHaveCount(1);
});

/** What looks different when the whole sheet takes the place of the two of a page. */
function differencesToWholeSheet(page: Page) {
  return page.evaluate(async () => {
    const shown = [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );
    const styles = () => {
      for (const animation of document.getAnimations()) animation.finish();
      return shown.flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') return [];
          // Origins are as exact as the layout is.
          const names = [...style].filter((name) => !/^--|-origin$/.test(name));
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    };
    const inTwo = styles();
    const [own, whole, rest] = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
      'style[data-precedence], link[rel="stylesheet"]',
    );
    if (!own || !(whole instanceof HTMLLinkElement) || !rest) throw new Error('Other sheets');
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = whole.href;
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
    own.remove();
    rest.remove();
    const differences = styles().filter((line, index) => line !== inTwo[index]);
    return { elements: shown.length, differences: [...new Set(differences)] };
  });
}

test('the two sheets of a page look like the whole one', async ({ page }) => {
  await page.goto('/de/');
  await enterCaseR01(page);
  await page.getByTestId('menu-open').click();
  await expect(page.getByTestId('menu')).toBeVisible();
  const home = await differencesToWholeSheet(page);
  await page.goto('/de/ergebnis/');
  await page.locator('details > summary').first().click();
  const result = await differencesToWholeSheet(page);
  for (const { elements, differences } of [home, result]) {
    expect(elements).toBeGreaterThan(250);
    expect(differences).toEqual([]);
  }
});

test('what is pressed and typed before the scripts arrive is not lost', async ({ page }) => {
  const arrive = await holdScripts(page, /\/_next\/static\/chunks\//);
  await page.goto('/de/', { waitUntil: 'commit' });
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await page.getByTestId('gender-1').check();
  await page.getByTestId('age').fill('64');
  await page.getByTestId('theme-toggle').click();
  for (const id of ['plans', 'earlier-evenings'])
    await page.getByTestId(id).locator('summary').click();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('0');
  arrive();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
  await expect(page.getByTestId('gender-1')).toBeChecked();
  await expect(page.getByTestId('age')).toHaveValue('64');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'bumblebee');
  await expect(page.getByTestId('evenings-import')).toBeAttached();
  await expect(page.getByTestId('plans').getByTestId('ready-by')).toBeVisible();
  await calculate(page);
});
