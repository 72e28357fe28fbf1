import type { Browser, Page } from '@playwright/test';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { Figures } from './figures';
import { watchAnswer, watchFrames, type BenchWindow } from './in-page';
import { visit, type Phone } from './phone';

/** Pause of a visitor between two actions; the next page is prefetched meanwhile. */
const lookMs = 3000;
const drag = { lengthPx: 700, pxPerSecond: 500 };

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

async function dragWheel({ page, cdp }: Phone) {
  await page.getByTestId('time-start').tap();
  const column = page.getByTestId('wheel-picker').getByRole('listbox').first();
  await column.waitFor();
  await page.waitForTimeout(lookMs);
  const box = await column.boundingBox();
  if (!box) throw new Error('No wheel to drag');
  await page.evaluate(watchFrames);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -drag.lengthPx,
    speed: drag.pxPerSecond,
    gestureSourceType: 'touch',
  });
  const { framesMs, tasksMs } = await page.evaluate(
    () => (globalThis as unknown as BenchWindow).frames,
  );
  const lastsMs = (framesMs.at(-1) ?? 0) - (framesMs[0] ?? 0);
  await page.getByTestId('wheel-ok').tap();
  await page.getByTestId('wheel-picker').waitFor({ state: 'hidden' });
  return {
    'longest task while dragging, ms': Math.max(0, ...tasksMs),
    'frames per second': ((framesMs.length - 1) * 1000) / lastsMs,
  };
}

/**
 * Visits a home page: drags a wheel, types an amount, taps Calculate.
 * @returns figures on the slowed processor, by the heads of their columns
 */
export function measureResponseTimes(
  browser: Browser,
  origin: string,
  code: SiteCode,
): Promise<Figures> {
  return visit(browser, async (phone) => {
    const { page } = phone;
    await page.goto(origin + href(code, { page: 'home' }), { waitUntil: 'networkidle' });
    const dragged = await dragWheel(phone);
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
      ...dragged,
    };
  });
}
