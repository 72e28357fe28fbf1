import { spawnSync } from 'node:child_process';
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

const isThere = (command) => !spawnSync(command, ['--help']).error;

/**
 * The servers whose shipped files are tested on them. Installed only as root where no service
 * manager runs, as in a container: elsewhere Debian's packages would start to serve by themselves.
 */
function ensureServers() {
  process.env.PATH += ':/usr/sbin';
  if (process.getuid?.() !== 0 || existsSync('/run/systemd/system')) return;
  const packages = { nginx: 'nginx-light', caddy: 'caddy', python3: 'python3' };
  const missing = Object.keys(packages).filter((command) => !isThere(command));
  if (missing.length > 0) run('apt-get', ['update']);
  for (const command of missing) {
    run('apt-get', ['install', '-y', '--no-install-recommends', packages[command]]);
  }
}

/** Counts of a JSON report that vitest or Playwright wrote. */
function counts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected + flaky + report.errors.length;
    return { passed: expected, failed, notRun: skipped };
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
  const { passed, failed, notRun = 0 } = counts(file);
  return { name, passed, failed: status !== 0 && failed === 0 ? 1 : failed, notRun };
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
ensureServers();
steps.push(
  suite('browser', 'npx', ['playwright', 'test'], browserReport, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  }),
);

const passed = steps.reduce((sum, step) => sum + step.passed, 0);
const failed = steps.reduce((sum, step) => sum + step.failed, 0);
console.log('');
for (const { name, passed: good, failed: bad, notRun } of steps) {
  const rest = notRun ? `, ${notRun} not run: the reasons stand above` : '';
  console.log(`${name}: ${good} passed, ${bad} failed${rest}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
