import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installIfNeeded, run } from './install.mjs';

/** `npm test`: everything that must hold, on a fresh clone too. Last line: `N passed, N failed`. */

const results = 'test-results';

/** Playwright's own browser if it can be had, else the system's Chromium, installed if need be. */
function ensureBrowser() {
  if (existsSync('/usr/bin/chromium')) return;
  if (run('npx', ['playwright', 'install', 'chromium']) === 0) return;
  run('sh', ['-c', 'apt-get update && apt-get install -y chromium']);
}

/** Counts of a JSON report that vitest or Playwright wrote. */
function counts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function check(name, command, args) {
  console.log(`\n== ${name}`);
  const isGood = run(command, args) === 0;
  return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

function suite(name, command, args, file, env = {}) {
  console.log(`\n== ${name}`);
  const status = run(command, args, env);
  const { passed, failed } = counts(file);
  return { name, passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

installIfNeeded();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const unitReport = `${results}/vitest.json`;
const browserReport = `${results}/playwright.json`;

const steps = [
  check('types', 'npx', ['sh', '-c', 'next typegen && tsc --noEmit']),
  check('lint', 'npx', ['eslint', '.']),
  check('format', 'npx', ['prettier', '--check', '.']),
  check('messages', 'npx', ['tsx', 'lib/build/check-messages.ts']),
  check('unused', 'npx', ['knip']),
  suite(
    'unit and components',
    'npx',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    unitReport,
  ),
  check('build', 'npm', ['run', 'build']),
];
ensureBrowser();
steps.push(
  suite('browser', 'npx', ['playwright', 'test'], browserReport, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  }),
);

const passed = steps.reduce((sum, step) => sum + step.passed, 0);
const failed = steps.reduce((sum, step) => sum + step.failed, 0);
console.log('');
for (const step of steps) console.log(`${step.name}: ${step.passed} passed, ${step.failed} failed`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
