import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installIfNeeded, run } from '../start/install.mjs';
import { report, runCheck, runChecks, sourceChecks } from '../check/steps.mjs';

/**
 * `npm test`, also on a fresh clone; last line `N passed, N failed`. `npm run test:all`: also all
 * themes, widths, languages and random cases.
 */
if (process.argv.includes('--all')) process.env.TEST_ALL = '1';

const results = 'test-results';
const enginesConfig = 'tests/engines/vitest.config.ts';

const isThere = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Debian packages by their commands: servers whose configurations are tested, and other browsers. */
const packages = {
  nginx: 'nginx-light',
  python3: 'python3',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};
const browsers = ['chromium', 'chromium-headless-shell'];

/** Installs missing programs, as root and without a service manager, which would start servers. */
async function ensurePrograms() {
  process.env.PATH += ':/usr/sbin';
  if (process.getuid?.() !== 0 || existsSync('/run/systemd/system')) return;
  const missing = Object.keys(packages)
    .filter((command) => !isThere(command))
    .map((command) => packages[command]);
  const wanted = [
    ...(missing.length > 0 ? [`--no-install-recommends ${missing.join(' ')}`] : []),
    // With what Debian recommends for it: fonts.
    ...(browsers.every(isThere) ? [] : [browsers.join(' ')]),
  ];
  if (wanted.length === 0) return;
  const install = ['apt-get update', ...wanted.map((names) => `apt-get install -y ${names}`)];
  const name = `programs: ${wanted.join(' ')}`;
  await runCheck({ name, command: 'sh', args: ['-c', install.join(' && ')] });
}

/** Makes sure that there is a browser: that of the system, or that of Playwright. */
function ensureBrowser() {
  if (!browsers.every(isThere)) run('npx', ['playwright', 'install', 'chromium']);
}

/** The numbers of tests in a JSON report of vitest or Playwright. */
function counts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const found = JSON.parse(readFileSync(file, 'utf8'));
  if (found.stats) {
    const { expected, unexpected, flaky, skipped } = found.stats;
    const failed = unexpected + flaky + found.errors.length;
    return { passed: expected, failed, notRun: skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = found;
  return { passed: numPassedTests, failed: numFailedTests, notRun: numPendingTests };
}

/** The tests of a suite that has run, by its report. */
function outcomeOf({ name, failed: exit }, file) {
  const { passed, failed, notRun = 0 } = counts(file);
  return { name, passed, failed: exit > 0 && failed === 0 ? 1 : failed, notRun };
}

const vitestArgs = (options, file) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return ['vitest', 'run', ...options, ...reporters];
};

installIfNeeded();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const unitReport = `${results}/vitest.json`;
const browserReport = `${results}/playwright.json`;
const enginesReport = `${results}/engines.json`;

const programs = ensurePrograms();
const unit = { name: 'unit and components', command: 'npx', args: vitestArgs([], unitReport) };
const checked = await runChecks(sourceChecks);
// A build is one thread for most of its time, and needs nothing that tests write.
const [units, build] = await Promise.all([
  runCheck(unit),
  runCheck({ name: 'build', command: 'npm', args: ['run', 'build'] }),
]);
const outcomes = [...checked, outcomeOf(units, unitReport), build];
await programs;
ensureBrowser();
// The engines mostly wait for their browsers to start, so they run beside the tests in Chromium.
const [browser, engines] = await Promise.all([
  runCheck({ name: 'browser', command: 'npx', args: ['playwright', 'test'] }),
  runCheck({
    name: 'other engines',
    command: 'npx',
    args: vitestArgs(['--config', enginesConfig], enginesReport),
  }),
]);
outcomes.push(outcomeOf(browser, browserReport), outcomeOf(engines, enginesReport));

process.exit(report(outcomes));
