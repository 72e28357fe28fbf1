import type { Browser, Page } from '@playwright/test';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { Figures } from './figures';
import { visit } from './phone';

/** The window of a measured page with the results; times in milliseconds. */
interface AnswerWindow {
  answer: {
    fromMs: number;
    /** 0 until the paint. */
    paintedMs: number;
    /** From the event to the next frame, as browsers report it (Interaction to Next Paint). */
    nextPaintMs: number;
  };
}

/** Records when an event occurs, and when the text that it changes is painted. Sent as text. */
function watchAnswer({ event, selector }: { event: string; selector: string }): void {
  const answer: AnswerWindow['answer'] = { fromMs: 0, paintedMs: 0, nextPaintMs: 0 };
  Object.assign(window, { answer });
  const interactions = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (answer.fromMs === 0 || startTime < answer.fromMs - 1) continue;
      answer.nextPaintMs = Math.max(answer.nextPaintMs, duration);
    }
  }).observe(interactions);
  const text = () => document.querySelector(selector)?.textContent ?? '';
  const before = text();
  const remember = ({ timeStamp }: Event) => (answer.fromMs = timeStamp);
  addEventListener(event, remember, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (text() === before) return;
    observer.disconnect();
    // The first task after the next frame: the change is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (answer.paintedMs = performance.now());
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Pause of a visitor between two actions; the next page is prefetched meanwhile. */
const lookMs = 3000;

/** Browsers report the duration of an interaction with a delay. */
const reportMs = 500;

/** Milliseconds from an event to the painted change of a text, and to the next frame. */
async function answerTo(page: Page, event: string, selector: string, act: () => Promise<void>) {
  await page.evaluate(watchAnswer, { event, selector });
  await act();
  await page.waitForFunction(() => (globalThis as unknown as AnswerWindow).answer.paintedMs > 0);
  await page.waitForTimeout(reportMs);
  const { fromMs, paintedMs, nextPaintMs } = await page.evaluate(
    () => (globalThis as unknown as AnswerWindow).answer,
  );
  return { answeredMs: paintedMs - fromMs, nextPaintMs };
}

/** Visits a home page: types an amount, taps Calculate. @returns figures by heads of columns */
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
