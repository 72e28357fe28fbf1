import type { Browser, CDPSession } from '@playwright/test';
import type { Figures } from './figures';
import { visit } from './phone';

/** The window of a measured page with the results; times in milliseconds. */
interface LoadWindow {
  load: {
    largestPaintMs: number;
    /** Sum of layout shifts. */
    shift: number;
    longTasks: { startTime: number; duration: number }[];
    /** When React had hydrated the controls; 0 until then. */
    interactiveMs: number;
  };
}

/** Records loading. Sent to the page as text, before its own. @param hasReact whether React hydrates the controls */
function watchLoad(hasReact: boolean): void {
  const load: LoadWindow['load'] = {
    largestPaintMs: 0,
    shift: 0,
    longTasks: [],
    interactiveMs: 0,
  };
  Object.assign(window, { load });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => (load.largestPaintMs = entry.startTime));
  observe('layout-shift', (entry) => {
    load.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ startTime, duration }) => load.longTasks.push({ startTime, duration }));
  const isTaken = (control: Element) =>
    !hasReact || Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll('[data-testid=theme-toggle], main button')];
    if (document.readyState === 'loading' || !controls.every(isTaken)) return;
    load.interactiveMs = performance.now();
    clearInterval(timer);
  }, 20);
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const;

/** A page is idle when nothing has arrived for this time. */
const restMs = 1500;

/** Counts requests and transferred kilobytes, with headers, by kind. */
function countTransfers(cdp: CDPSession) {
  const kindOf = new Map<string, string>();
  const sent: Figures = { requests: 0, ...Object.fromEntries(kinds.map((kind) => [kind, 0])) };
  const counted = { sent, lastAtMs: performance.now() };
  const add = (head: string, amount: number) => {
    sent[head] = (sent[head] ?? 0) + amount;
    counted.lastAtMs = performance.now();
  };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other');
    add('requests', 1);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) add(kind, encodedDataLength / 1000);
  });
  return counted;
}

/**
 * Loads an address once on a fresh phone, until it is idle.
 * @param hasReact whether React hydrates its controls; if not, the page is interactive once parsed
 * @returns times in milliseconds; layout shifts, requests and kilobytes by kind
 */
export function measureLoad(
  browser: Browser,
  address: string,
  hasReact: boolean,
): Promise<{ times: Figures; sent: Figures }> {
  return visit(browser, async ({ page, cdp }) => {
    const counted = countTransfers(cdp);
    await page.addInitScript(watchLoad, hasReact);
    await page.goto(address);
    await page.waitForFunction(() => (globalThis as unknown as LoadWindow).load.interactiveMs > 0);
    while (performance.now() - counted.lastAtMs < restMs) await page.waitForTimeout(200);
    const seen = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      const { load } = globalThis as unknown as LoadWindow;
      return { ...load, firstPaintMs: paint?.startTime ?? 0 };
    });
    const blockedMs = seen.longTasks
      .filter(({ startTime }) => startTime >= seen.firstPaintMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      times: {
        'first paint, ms': seen.firstPaintMs,
        'LCP, ms': seen.largestPaintMs,
        'blocked after it, ms': blockedMs,
        'interactive, ms': seen.interactiveMs,
      },
      sent: { CLS: seen.shift, ...counted.sent },
    };
  });
}
