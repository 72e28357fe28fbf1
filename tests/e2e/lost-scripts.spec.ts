import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { articleById } from '../../lib/articles/manifest';
import { isWhole } from '../extent';
import { drink } from './support/evening';
import { OwnHost, type Fault } from './support/own-host';
import { expectSamePage, holdScripts, markPage } from './support/soft-navigation';
import { articlePath, goldenInput, sharedOf, sharedPath } from './support/links';
import { expect, test } from './support/test';

const portal = '<!doctype html><title>Hotel</title><h1>Please sign in</h1>';
const forever = 'public, max-age=31536000, immutable';

/** What may happen to a script, each time it is asked for. */
const attacks: Record<string, (path: string) => Fault> = {
  'fails at once': () => ({ status: 404 }),
  'fails late': () => ({ waitMs: 600, status: 404 }),
  'is a sign-in page, kept for ever': () => ({
    body: portal,
    headers: { 'content-type': 'text/html', 'cache-control': forever },
  }),
  'is cut off': (path) => {
    const text = readFileSync(join('out', path), 'utf8');
    return { body: text.slice(0, text.length / 2), headers: { 'cache-control': forever } };
  },
};

const article = articlePath('de', 'top-7-myths-about-sobering-up');
const pages = [
  { name: 'home', path: '/de/', file: 'de/index.html' },
  {
    name: 'result',
    path: sharedPath('de', sharedOf(goldenInput('R01'))),
    file: 'de/ergebnis/index.html',
  },
  { name: 'article', path: article, file: join(article, 'index.html') },
  { name: 'help', path: '/de/hilfe/', file: 'de/hilfe/index.html' },
];

/** The scripts a page starts with: paths as a host is asked for them, decoded. */
function initialScripts(file: string): string[] {
  const html = readFileSync(join('out', file), 'utf8');
  const sources = [...html.matchAll(/<script src="([^"]+)"[^>]* async="">/g)];
  return sources.map(([, source = '']) => decodeURI(source));
}

const ofHome = initialScripts('de/index.html');

/** Each goes through several retries and loads. */
const patient = { timeout: 45_000 };

/** Four at a time: most of a visit is waiting. */
async function forEach(scripts: string[], visit: (script: string) => Promise<void>) {
  const waiting = [...scripts];
  const takeOneByOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next);
  };
  await Promise.all(Array.from({ length: 4 }, takeOneByOne));
}

/** A first visit of its own: a host, a browser without a past, and a page without a worker. */
async function visit(browser: Browser, act: (host: OwnHost, page: Page) => Promise<void>) {
  const host = new OwnHost();
  await host.start('out');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await act(host, await context.newPage());
  await context.close();
  host.stop();
}

/**
 * In `npm test` one script in each way, another one each time: on home a part of the framework, of the
 * page and the loader; of other pages the last one that home has not.
 */
function someOf(scripts: string[], attack: string, isHome: boolean): string[] {
  if (isWhole) return scripts;
  if (attack === 'fails once') return scripts.filter((_, index) => index % 5 === 1);
  if (!isHome) return scripts.slice(-1);
  const chosen = (3 * Object.keys(attacks).indexOf(attack)) % scripts.length;
  return scripts.slice(chosen, chosen + 1);
}

/** One way for each page but home: what is done about it is the same. */
const triedElsewhere: Record<string, string> = {
  result: 'fails late',
  article: 'is cut off',
  help: 'fails at once',
};

for (const { name, path, file } of pages) {
  // What home starts with is tried there.
  const scripts = initialScripts(file).filter(
    (script) => name === 'home' || !ofHome.includes(script),
  );

  const tried = Object.entries(attacks).filter(
    ([attack]) => isWhole || name === 'home' || attack === triedElsewhere[name],
  );

  for (const [attack, fault] of tried) {
    test(`${name}: a script that ${attack} leaves the text, is said, and comes back`, async ({
      browser,
    }) => {
      test.slow();
      expect(scripts.length).toBeGreaterThan(0);
      await forEach(someOf(scripts, attack, name === 'home'), (script) =>
        visit(browser, async (host, page) => {
          host.fault = (asked) => (asked === script ? fault(script) : null);
          await page.goto(host.url(path));
          const trouble = page.getByTestId('trouble');
          // A page whose script is gone loads itself once more first.
          await expect(trouble, script).toContainText(
            'Von Ihren Eingaben geht nichts verloren',
            patient,
          );
          await expect(page.locator('h1').first(), script).toBeVisible();
          await expect(page.locator('footer'), script).toBeVisible();
          await page.getByTestId('theme-toggle').click();
          host.fault = () => null;
          await trouble.getByRole('button').click();
          // The press of before is answered: the page lives, and nothing was lost.
          await expect(page.locator('html'), script).toHaveAttribute(
            'data-theme',
            'bumblebee',
            patient,
          );
          await expect(trouble).toBeHidden();
          if (name === 'result') await expect(page.getByTestId('peak')).toBeVisible();
        }),
      );
    });
  }
}

test('a script that fails once is fetched again, and nobody notices', async ({ browser }) => {
  test.slow();
  await forEach(someOf(ofHome, 'fails once', true), (script) =>
    visit(browser, async (host, page) => {
      let hasFailed = false;
      host.fault = (asked) => {
        if (asked !== script || hasFailed) return null;
        hasFailed = true;
        return { waitMs: 300, status: 503 };
      };
      await page.goto(host.url('/de/'), { waitUntil: 'commit' });
      await drink(page, 'beer').getByTestId('amount-plus').click();
      await markPage(page);
      await expect(drink(page, 'beer').getByTestId('amount'), script).toHaveValue('1');
      await expectSamePage(page);
      await expect(page.getByTestId('trouble')).toHaveCount(0);
      expect(hasFailed).toBe(true);
    }),
  );
});

test('a script that never arrives is said after a while, and no longer when it is there', async ({
  page,
}) => {
  const arrive = await holdScripts(page, /chunks\/main-app/);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByTestId('calculator')).toBeVisible();
  // It is said after 15 s. The clock also goes on by itself, on a busy machine for seconds.
  await page.clock.fastForward(8_000);
  await expect(page.getByTestId('trouble')).toHaveCount(0);
  await page.clock.fastForward(8_000);
  const trouble = page.getByTestId('trouble');
  await expect(trouble).toBeInViewport({ ratio: 1 });
  // At the foot of the window: the head of the page stays readable.
  const { y = 0 } = (await trouble.boundingBox()) ?? {};
  expect(y).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2);
  arrive();
  await expect(page.getByTestId('trouble')).toHaveCount(0);
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await expect(drink(page, 'beer').getByTestId('amount')).toHaveValue('1');
});

test('a display whose scripts are lost says nothing of a saved evening, until the network is back', async ({
  browser,
}) => {
  await visit(browser, async (host, page) => {
    host.fault = (asked) => (asked.includes('/page-') ? { drop: true } : null);
    const nothing = page.getByText('Noch keine Getränke');
    await page.goto(host.url('/de/'));
    await expect(page.getByTestId('trouble')).toBeVisible(patient);
    await expect(nothing).toBeVisible();
    const model = { alcoholSettings: { beer: { amount: 2 } } };
    await page.evaluate(
      (state) => localStorage.setItem('de:app-calc-model', JSON.stringify({ state, version: 1 })),
      model,
    );
    await page.reload();
    await expect(page.getByTestId('trouble')).toBeVisible(patient);
    // As long as it says nothing of an answer that is on its way.
    await page.waitForTimeout(2000);
    await expect(nothing).toBeHidden();
    await expect(page.getByTestId('calculator')).toBeVisible();

    // The page mends itself.
    await markPage(page);
    host.fault = () => null;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByTestId('trouble')).toHaveCount(0);
    await drink(page, 'wine').getByTestId('amount-plus').click();
    await expect(drink(page, 'wine').getByTestId('amount')).toHaveValue('1');
    await expectSamePage(page);
  });
});

test('a frame that fails leaves its text, and offers to load the page again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The page failed to show|frame failed/);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('fails-no-more')) return;
    sessionStorage.setItem('fails-no-more', 'yes');
    const fail = () => {
      throw new Error('The frame failed');
    };
    Object.defineProperty(window, 'onPageInteractive', { get: () => fail, set: () => {} });
  });
  const title = articleById('de', 'top-7-myths-about-sobering-up').title;
  await page.goto(article);
  // A page that is read starts its scripts at the first sign of a hand.
  await page.mouse.wheel(0, 10);
  await expect(page.getByTestId('trouble')).toBeVisible();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'business');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('main')).toHaveCSS('flex-grow', '1');
  await page.getByTestId('trouble').getByRole('button').click();
  await expect(page.getByTestId('trouble')).toHaveCount(0);
  await page.getByTestId('menu-open').click();
  await expect(page.getByTestId('menu')).toBeVisible();
});
