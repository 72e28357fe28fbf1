import type { Page } from '@playwright/test';

/**
 * So high that the bar at the foot is in its own place: where it stands over a button and leaves a strip
 * of it to be seen, axe takes the strip for the button.
 */
export const wholePagePx = 2600;

/** What reaches over the right edge of the window. Tables scroll inside their own place. */
export function overTheEdge(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)]
        .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
        .filter((part) => !part.closest('.prose-table, .sr-only'))
        .map((part) => `${part.tagName} ${part.textContent}`.slice(0, 80)),
    selector,
  );
}

/** How far the page is wider than its window. */
export function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Counts layout shifts of each page from its first paint on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shifts += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts);

/** How the next page will look: its theme, its size, and nothing that moves. */
export async function setLooks(page: Page, theme: string, width: number, height = 844) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}
