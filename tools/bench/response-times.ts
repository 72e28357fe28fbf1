import type { Browser, Page } from '@playwright/test';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { Figures } from './figures';
import { watchAnswer, type BenchWindow } from './in-page';
import { visit } from './phone';

/** Pause of a visitor between two actions; the next page is prefetched meanwhile. */
const lookMs = 3000;

/** Browsers report the duration of an interaction with a delay. */
const reportMs = 500;

/** Milliseconds from an event to the painted change of a text, and to the next frame. */
async function answerTo(page: Page, event: string, selector: string, act: () => Promise<void>) {
  await page.evaluate(watchAnswer, { event, selector });
  await act();
  await page.waitForFunction(() => (globalThis as unknown as BenchWindow).answer.paintedMs > 0);
  await page.waitForTimeout(reportMs);
  const { fromMs, paintedMs, nextPaintMs } = await page.evaluate(
    () => (globalThis as unknown as BenchWindow).answer,
  );
  return { answeredMs: paintedMs - fromMs, nextPaintMs };
}

/**
 * Visits a home page: types an amount, taps Calculate.
 * @returns figures on the slowed processor, by the heads of their columns
 */
export function measureResponseTimes(
  browser: Browser,
  origin: string,
  code: SiteCode,
): Promise<Figures> {
  return visit(browser, async ({ page }) => {
    await page.goto(origin + href(code, { page: 'home' }), { waitUntil: 'networkidle' });
    const amount = page.getByTestId('drink-beer').getByTestId('amount');
    await amount.focus();
    await page.waitForTimeout(lookMs);
    const panel = '.calculator aside';
    const typing = await answerTo(page, 'keydown', panel, () => page.keyboard.press('3'));
    await page.waitForTimeout(lookMs);
    const button = page.getByTestId('calculate');
    await button.scrollIntoViewIfNeeded();
    const peak = '[data-testid=peak]';
    const result = await answerTo(page, 'pointerup', peak, () => button.tap());
    return {
      'key to estimate, ms': typing.answeredMs,
      'key to next paint, ms': typing.nextPaintMs,
      'tap to result, ms': result.answeredMs,
      'tap to next paint, ms': result.nextPaintMs,
    };
  });
}
