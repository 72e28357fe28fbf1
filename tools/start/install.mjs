import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/**
 * Runs a command with its output shown.
 * @returns {number} its exit code; 1 if it could not be run or was ended by a signal
 */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  return status ?? 1;
}

/** Installs the dependencies if they are missing or older than the lock file. */
export function installIfNeeded() {
  const installed = 'node_modules/.package-lock.json';
  const isFresh =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs - 1000;
  const isWhole = existsSync('node_modules/next/package.json');
  if (isFresh && isWhole) return;
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.log(`${name}: installing dependencies`);
  if (run('npm', ['ci', '--no-audit', '--no-fund']) !== 0) process.exit(1);
}
