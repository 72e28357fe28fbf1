import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys in the engines that Playwright's Chromium is not: one file each, at the same time. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    // Two browsers at once, where Vitest would leave one of two cores to itself.
    maxWorkers: 2,
    // The browsers inherit it. No country's: where the language names none, the zone does, and another limit would apply.
    env: { TZ: 'UTC' },
    // A busy machine answers late: how fast the page is, is measured elsewhere (npm run bench).
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
