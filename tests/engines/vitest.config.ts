import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * User journeys in the engines other than Chromium, which Playwright tests. One file per engine, in
 * parallel.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    // Two browsers in parallel: by default Vitest leaves one core free.
    maxWorkers: 2,
    // The browsers inherit it. UTC belongs to no country: where the language names no country, the
    // app takes that of the time zone, and another limit would apply.
    env: { TZ: 'UTC' },
    // Generous, for a busy machine: `npm run bench` measures the speed of the page.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
