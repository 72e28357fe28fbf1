import type { Browser } from '@playwright/test';
import { themeLooks } from '@/lib/early/theme';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { withExports } from '@/tools/bench/exports';

/** Windows from a small phone to a wide desktop, and a phone on its side; CSS pixels. */
const windows = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/** Who looks: both sorts of English, long words, other scripts, limits of zero. */
const visitors: readonly [SiteCode, locale: string, zone: string][] = [
  ['en', 'en-GB', 'Europe/London'],
  ['en', 'en-US', 'America/New_York'],
  ['de', 'de-DE', 'Europe/Berlin'],
  ['fr', 'fr-FR', 'Europe/Paris'],
  ['pl', 'pl-PL', 'Europe/Warsaw'],
  ['ru', 'ru-RU', 'Europe/Moscow'],
  ['jp', 'ja-JP', 'Asia/Tokyo'],
  ['cn', 'zh-CN', 'Asia/Shanghai'],
];

/** 23:30 in London and half past an hour of the same night or morning elsewhere. */
const lookedAt = new Date('2026-11-20T23:30:00Z');

/** Takes home with drinks and its result. @returns what is wrong: overflow, errors of the console */
async function look(
  browser: Browser,
  origin: string,
  theme: string,
  [width, height]: (typeof windows)[number],
  [siteCode, locale, timezoneId]: (typeof visitors)[number],
): Promise<string[]> {
  const isTouch = width < 1000;
  const context = await browser.newContext({
    viewport: { width, height },
    ...{ locale, timezoneId, isMobile: isTouch, hasTouch: isTouch },
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // no notice about offline use
  });
  const name = `${locale}-${width}x${height}-${theme}`;
  const wrong: string[] = [];
  await context.clock.setFixedTime(lookedAt);
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => wrong.push(`${name}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`${name}: ${message.text()}`);
  });
  const take = async (screen: string) => {
    await page.waitForFunction('document.fonts.status === "loaded"');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `test-results/looks/${screen}-${name}.png` });
    const overPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overPx > 0) wrong.push(`${name}: ${screen} is ${overPx} px too wide`);
  };
  await page.goto(origin + href(siteCode, { page: 'home' }), { waitUntil: 'networkidle' });
  await page.reload(); // in the font of the product, which a first visit is too early for
  const amount = (type: string) => page.getByTestId(`drink-${type}`).getByTestId('amount');
  await amount('beer').fill('3');
  await amount('wine').fill('1');
  await amount('wine').blur();
  await page.getByTestId('panel-drive-time-late').waitFor({ state: 'attached' });
  await take('home');
  await page.getByTestId('calculate').click();
  await page.getByTestId('result').waitFor();
  await page.waitForLoadState('networkidle');
  await take('result');
  await context.close();
  return wrong;
}

/**
 * Pictures of home and result in every window, theme and language, from a finished build, to be looked
 * at: `test-results/looks`.
 * @throws {Error} naming each page that is too wide or prints an error
 */
export function takeLooks(): Promise<void> {
  return withExports(['out'], async (browser, [origin = '']) => {
    const wrong: string[] = [];
    for (const theme of Object.keys(themeLooks)) {
      for (const size of windows) {
        for (const visitor of visitors) {
          wrong.push(...(await look(browser, origin, theme, size, visitor)));
        }
      }
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });
}
