import type { CDPSession } from '@playwright/test';
import { watchLoad, type BenchWindow } from './in-page';
import type { Bench } from './phone';

/** Figures of loading a page until it is idle; times in milliseconds. */
export interface Load {
  firstPaintMs: number;
  largestPaintMs: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Total blocking time after the first paint. */
  blockedMs: number;
  /** When React had hydrated the controls. */
  interactiveMs: number;
  requests: number;
  /** Transferred bytes with headers, by kind. */
  bytes: Record<Kind, number>;
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const;
type Kind = (typeof kinds)[number];

/** A page is idle when nothing has arrived for this time. */
const restMs = 1500;

/** Counts requests and transferred bytes by kind. */
function countTransfers(cdp: CDPSession) {
  const kindOf = new Map<string, Kind>();
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const counted = { requests: 0, bytes, lastAtMs: performance.now() };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    counted.requests += 1;
    kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other');
    counted.lastAtMs = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
    counted.lastAtMs = performance.now();
  });
  return counted;
}

/**
 * Loads an address once on a fresh phone.
 * @param hasReact whether React hydrates its controls; if not, the page is interactive once parsed
 */
export function measureLoad({ visit }: Bench, address: string, hasReact = true): Promise<Load> {
  return visit(async ({ page, cdp }) => {
    const counted = countTransfers(cdp);
    await page.addInitScript(watchLoad, hasReact);
    await page.goto(address);
    await page.waitForFunction(() => (globalThis as unknown as BenchWindow).load.interactiveMs > 0);
    while (performance.now() - counted.lastAtMs < restMs) await page.waitForTimeout(200);
    const seen = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      const { load } = globalThis as unknown as BenchWindow;
      return { ...load, firstPaintMs: paint?.startTime ?? 0 };
    });
    const afterPaint = seen.longTasks.filter(({ startTime }) => startTime >= seen.firstPaintMs);
    return {
      ...seen,
      blockedMs: afterPaint.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      requests: counted.requests,
      bytes: counted.bytes,
    };
  });
}
