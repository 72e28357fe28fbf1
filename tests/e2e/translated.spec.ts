import { isWhole } from '../extent';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { drink, openRow, pickWheel } from './support/evening';
import { expect, removeWorkers, test as base } from './support/test';
import { textsOf, translateFrom, type TranslationStart } from './support/translated';

interface Visit {
  /** Does the same in a translated page and in a plain one, then expects both to say the same. */
  both: (act: (page: Page) => Promise<unknown>) => Promise<void>;
  at: (time: string) => Promise<void>;
  translated: Page;
}

/** An evening under way: the day, the hour and what is left to wait are then all shown. */
const now = '2026-11-21T22:10:00+01:00';

async function openVisit(
  page: Page,
  plainContext: BrowserContext,
  start: TranslationStart,
): Promise<Visit> {
  const plain = await plainContext.newPage();
  const pages = [page, plain];
  // Sooner than the whole journey ends: what is waited for in vain is then named.
  for (const one of pages) one.setDefaultTimeout(30_000);
  const at = async (time: string) => {
    for (const one of pages) await one.clock.setFixedTime(new Date(time));
  };
  await at(now);
  await translateFrom(page, start);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  return {
    at,
    translated: page,
    both: async (act) => {
      for (const one of pages) await act(one);
      await expect(async () => {
        const { said, untranslated } = await textsOf(page);
        expect(untranslated, 'left in the language of the page').toEqual([]);
        expect(said).toBe((await textsOf(plain, false)).said);
      }).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
      expect(missing).toEqual([]);
    },
  };
}

const permissions = ['clipboard-read', 'clipboard-write'];

const test = base.extend<{ open: (start: TranslationStart) => Promise<Visit> }>({
  permissions,
  open: async ({ page, browser, hasWorker, expectConsole }, give) => {
    const plainContext = await browser.newContext({ permissions });
    if (!hasWorker) await plainContext.addInitScript(removeWorkers);
    await give((start) => {
      // React meets other texts than it wrote, says so and draws the page anew, as it should. Before
      // its head is there again, Chromium asks for /favicon.ico; what else is missing is found below.
      if (start === 'DOMContentLoaded') expectConsole(/Minified React error #418|404/);
      return openVisit(page, plainContext, start);
    });
    await Promise.all(browser.contexts().map((context) => context.close()));
  },
});

const press = (page: Page, testId: string) => page.getByTestId(testId).first().click();

async function step(page: Page, type: Parameters<typeof drink>[1], way: string, times = 1) {
  // The clear button stands below a drink whose number was opened.
  if (way === 'clear') await drink(page, type).first().getByTestId('amount').click();
  for (let time = 0; time < times; time++) {
    await drink(page, type).first().getByTestId(`amount-${way}`).click();
  }
}

/** A toast stays while the pointer is on it: it is then there for both pages to be compared. */
async function pressForToast(target: Locator) {
  await target.click();
  await target.page().getByTestId('toast').last().hover();
}

async function undo(page: Page) {
  await page.getByTestId('toast').last().getByRole('button').first().click();
}

async function type(page: Page, testId: string, text: string) {
  await page.getByTestId(testId).first().fill(text);
  await page.getByTestId(testId).first().press('Enter');
}

/** Three rows further in the first wheel. */
async function turnWheel(page: Page, trigger: string) {
  await press(page, trigger);
  await page.getByTestId('wheel-picker').getByRole('listbox').first().focus();
  for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowDown');
  await press(page, 'wheel-ok');
  await expect(page.getByTestId('wheel-picker')).toBeHidden();
}

const allVisits = [
  { home: '/', start: 'hydration' },
  { home: '/de/', start: 'DOMContentLoaded' },
] as const;
const visits = isWhole ? allVisits : allVisits.slice(0, 1);

for (const { home, start } of visits) {
  test(`${home} translated from ${start} on: every entry is followed`, async ({ open }) => {
    test.setTimeout(240_000);
    const { both, translated } = await open(start);
    await both(async (page) => {
      // A phone: on a desktop there is no bar.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(home);
    });
    await both((page) => press(page, 'calculate'));
    await both((page) => step(page, 'beer', 'plus', 2));
    await expect(translated.getByTestId('drink-beer').locator('font').first()).toBeAttached();
    if (home === '/') {
      for (const unit of ['imperial', 'metric']) {
        await both((page) => page.getByTestId(`unit-${unit}`).check());
      }
    }
    await both((page) => type(page, 'amount', '12'));
    await both(async (page) => {
      await page.evaluate(() => scrollTo(0, 500));
      await expect(page.getByTestId('calculate-floating')).toBeVisible();
    });
    await both((page) => step(page, 'beer', 'clear'));
    await both((page) => press(page, 'entry-now'));
    await both((page) => pressForToast(page.getByTestId('log-beer')));
    await both(undo);
    await both((page) => press(page, 'entry-earlier'));
    await both((page) => step(page, 'beer', 'plus', 2));

    await both((page) => press(page, 'body-line'));
    await both((page) => turnWheel(page, 'weight'));
    await both((page) => turnWheel(page, 'serving'));
    await both((page) => pickWheel(page, page.getByTestId('time-finish').first(), '01', '00'));
    await both((page) => type(page, 'age', '71'));
    await both((page) => page.getByTestId('food').press('ArrowLeft'));
    await both((page) => page.getByTestId('gender-1').check());

    await both((page) => press(page, 'another-beer'));
    await both((page) => press(page, 'another-remove-beer'));
    await both((page) => press(page, 'add-sitting'));
    await both((page) => page.getByTestId('sitting').getByTestId('amount-plus').first().click());
    await both((page) => pressForToast(page.getByTestId('sitting-remove')));
    await both(undo);

    await both((page) => page.getByTestId('plans').locator('summary').click());
    await both((page) => pickWheel(page, page.getByTestId('ready-by'), '04', '00'));
    await both((page) => press(page, 'ready-by-clear'));

    await both((page) => page.getByTestId('reading-mode').check());
    await both((page) => press(page, 'calculate'));
    await both((page) => pickWheel(page, page.getByTestId('reading-unit'), /mg\/l/i));
    await both((page) => page.getByTestId('reading-value').fill('0,4'));
    await both((page) => pickWheel(page, page.getByTestId('reading-last-drink'), '20', '10'));
    await both((page) => page.getByTestId('drinks-mode').check());
  });

  test(`${home} translated from ${start} on: the result, and back`, async ({ open }) => {
    test.setTimeout(240_000);
    const { both } = await open(start);
    const result = (page: Page) => expect(page.getByTestId('result')).toBeVisible();
    const choose = async (page: Page, country: string) => {
      await press(page, 'country');
      await page.getByTestId('country-search').fill(country);
      await page.getByTestId('country-search').press('Enter');
    };
    await both((page) => page.goto(home));
    await both((page) => step(page, 'beer', 'plus', 2));
    await both(async (page) => {
      await press(page, 'calculate');
      await result(page);
    });
    await both((page) => press(page, 'share'));
    // The tooltip goes by itself: what is left behind of it would be seen here.
    await both((page) => expect(page.getByTestId('share').locator('span')).toHaveCount(1));
    await both((page) => page.keyboard.press('Escape'));
    await both((page) => choose(page, 'GB'));
    await both((page) => choose(page, 'HU'));
    await both((page) => choose(page, 'DE'));
    await both((page) => openRow(page, 'own-limit'));
    await both((page) => openRow(page, 'samples-range'));
    await both((page) => page.getByTestId('own-limit').fill('3'));
    await both((page) => page.getByTestId('own-limit').fill(''));
    await both((page) => page.getByTestId('samples-range').check());
    for (const id of ['all-countries', 'working']) {
      await both((page) => page.getByTestId(id).locator('summary').click());
    }
    await both((page) => page.getByTestId('driver-class').getByRole('radio').last().check());
    await both((page) => page.getByTestId('bac-curve').getByRole('slider').press('ArrowLeft'));
    await both(async (page) => {
      await press(page, 'change-data');
      await expect(page.getByTestId('calculator')).toBeVisible();
    });
    await both((page) => step(page, 'wine', 'plus', 2));
    await both(async (page) => {
      await press(page, 'calculate');
      await result(page);
    });
    await both((page) => page.goBack());
    await both((page) => page.goForward());
    await both(result);
  });
}

for (const { home, start } of isWhole ? allVisits : []) {
  test(`${home} translated from ${start} on: around the site`, async ({ open }) => {
    test.setTimeout(240_000);
    const { both, at } = await open(start);
    const follow = async (page: Page, place: number) => {
      await press(page, 'menu-open');
      const link = page.getByTestId('menu').locator(`nav a:not([hreflang])`).nth(place);
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      await expect(page.getByTestId('menu')).toBeHidden();
    };
    await both((page) => page.goto(home));
    await both((page) => step(page, 'beer', 'plus', 2));
    await both((page) => press(page, 'menu-open'));
    await both((page) => press(page, 'menu-close'));
    await both((page) => press(page, 'theme-toggle'));
    for (const place of [2, 4, -1, -2, 0]) await both((page) => follow(page, place));
    await both((page) => step(page, 'beer', 'plus'));
    for (let steps = 0; steps < 2; steps++) await both((page) => page.goBack());
    for (let steps = 0; steps < 2; steps++) await both((page) => page.goForward());
    await both((page) => step(page, 'beer', 'minus'));

    await at('2026-11-23T18:00:00+01:00');
    await both(async (page) => {
      await page.waitForTimeout(700);
      await page.reload();
    });
    await both((page) => pressForToast(page.getByTestId('new-evening')));
    await both(undo);
    await both((page) => press(page, 'new-evening'));
    await both((page) => step(page, 'vodka', 'plus'));
    await both((page) => page.getByTestId('earlier-evenings').locator('summary').click());
    const row = (page: Page) => page.getByTestId('earlier-evenings').locator('li').first();
    await both((page) => pressForToast(row(page).getByRole('button').nth(1)));
    await both(undo);
    await both((page) => pressForToast(row(page).getByRole('button').nth(2)));
    await both(undo);
    await both((page) => row(page).getByRole('button').nth(0).click());
    await both((page) => page.locator('footer a[hreflang]').first().click());
  });
}
