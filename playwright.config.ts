import { defineConfig } from '@playwright/test';
import { isWhole } from './tests/extent';
import { systemBrowser } from './tools/test/system-browser.mjs';

const longSpecs = /\/(offline-\w+|no-network|language-offline|translated|random-user)\.spec\.ts$/;

/**
 * Tests of the finished export: port 4173 serves rewrites, 4174 only knows 404.html. Traces are
 * off, since they take a third of the time: `npm run e2e -- --trace retain-on-failure`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // More workers than the two cores of a small machine: tests mostly wait.
  workers: 4,
  retries: 0,
  timeout: 90_000,
  // Generous, for a busy machine: `npm run bench` measures the speed of the page.
  expect: { timeout: 15_000 },
  // What mostly waits, or takes longest, goes first: at the end it would leave a core idle.
  projects: [
    { name: 'first', testMatch: longSpecs },
    { name: 'then', testIgnore: longSpecs },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  // One set of screenshots for all systems: the fonts are our own, small differences are tolerated.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  use: {
    baseURL: 'http://localhost:4173',
    locale: 'en-US',
    // The clock of Warsaw in no country of the list: the limit is that of the language, and open.
    timezoneId: 'Europe/Gibraltar',
    // No animations to wait for; tests of animations turn them on (support/test.ts).
    contextOptions: { reducedMotion: isWhole ? 'no-preference' : 'reduce' },
    launchOptions: {
      ...(systemBrowser ? { executablePath: systemBrowser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: 'node tools/serve/index.mjs',
      env: { PORT: '4173' },
      url: 'http://localhost:4173/',
      reuseExistingServer: false,
    },
    {
      command: 'node tools/serve/index.mjs --plain',
      env: { PORT: '4174' },
      url: 'http://localhost:4174/',
      reuseExistingServer: false,
    },
  ],
});
