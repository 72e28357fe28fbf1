import { test as base, expect } from '@playwright/test';
import { shiftClock, startOfTests } from '../../clock';
import { isWhole } from '../../extent';

interface Options {
  /**
   * The browser has service workers. Off where a test is about something else: installing one fetches a
   * whole language, which takes a third of the time of a test.
   */
  hasWorker: boolean;
}

interface Guard {
  /** Texts of console errors and warnings that the journey provokes on purpose. */
  expectConsole: (pattern: RegExp) => void;
}

/** Runs in the page: a browser without service workers. */
export function removeWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** For journeys about what moves: `test.use(withMotion)`. Elsewhere it is reduced (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Every journey fails on a console error or warning that it did not announce. */
export const test = base.extend<Guard & Options>({
  hasWorker: [isWhole, { option: true }],

  expectConsole: [
    async ({ context, hasWorker }, use) => {
      await context.addInitScript(shiftClock, Date.parse(`${startOfTests}+01:00`) - Date.now());
      if (!hasWorker) await context.addInitScript(removeWorkers);
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      context.on('page', (page) => {
        page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      });
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      // Chromium's remark on a slow machine: what was preloaded is used some seconds later.
      allowed.push(/preloaded using link preload but not used within a few seconds/);
      await use((pattern) => allowed.push(pattern));
      const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
