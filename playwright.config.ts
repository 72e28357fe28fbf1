import { defineConfig } from '@playwright/test';
import { isWhole } from './tests/extent';
import { systemBrowser } from './tools/test/system-browser.mjs';

/**
 * Journeys on the finished export: port 4173 rewrites like a good host, 4174 only knows 404.html.
 * No traces, which cost a third of the time: `npm run e2e -- --trace retain-on-failure` has them.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than a small machine has cores: much of a journey is waiting.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // A busy machine answers late: how fast the page is, is measured elsewhere (npm run bench).
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  // The same pictures on every system: letters are ours, and small differences are let pass.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  use: {
    baseURL: 'http://localhost:4173',
    locale: 'en-US',
    timezoneId: 'Europe/Warsaw',
    // Nothing is waited for that only moves; journeys about movement ask for it (support/motion.ts).
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
