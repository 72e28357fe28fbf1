import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** @typedef {{ name: string, command: string, args: string[] }} Check a command that passes or fails */
/** @typedef {{ name: string, passed: number, failed: number, notRun?: number }} Outcome of a step */

/** Checks that need no build. @type {Check[]} */
export const sourceChecks = [
  { name: 'types', command: 'sh', args: ['-c', 'npx next typegen && npx tsc --noEmit'] },
  { name: 'lint', command: 'npx', args: ['eslint', '.'] },
  { name: 'format', command: 'npx', args: ['prettier', '--check', '.'] },
  { name: 'messages', command: 'npx', args: ['tsx', 'tools/check/messages.ts'] },
  { name: 'unused', command: 'npx', args: ['knip'] },
];

/**
 * Runs a check, and shows its output when it has ended.
 * @param {Check} check
 * @returns {Promise<Outcome>}
 */
export function runCheck({ name, command, args }) {
  return new Promise((resolve) => {
    const output = [];
    const startMs = performance.now();
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => output.push(chunk));
    }
    child.on('error', ({ message }) => {
      output.push(Buffer.from(`${command} could not be run: ${message}\n`));
    });
    child.on('close', (status) => {
      console.log(`\n== ${name}, ${Math.round((performance.now() - startMs) / 1000)} s`);
      process.stdout.write(Buffer.concat(output));
      resolve({ name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
    });
  });
}

/**
 * Runs checks in parallel, as many as there are cores, each with its output in one piece.
 * @param {Check[]} checks
 * @returns {Promise<Outcome[]>} in their order
 */
export async function runChecks(checks) {
  const outcomes = [];
  const waiting = checks.entries();
  const takeOneByOne = async () => {
    for (const [index, check] of waiting) outcomes[index] = await runCheck(check);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeOneByOne));
  return outcomes;
}

/**
 * Prints the result of each step; the last line is `N passed, N failed`.
 * @param {Outcome[]} outcomes
 * @returns {number} the exit code
 */
export function report(outcomes) {
  console.log('');
  for (const { name, passed, failed, notRun } of outcomes) {
    const rest = notRun ? `, ${notRun} not run: the reasons stand above` : '';
    console.log(`${name}: ${passed} passed, ${failed} failed${rest}`);
  }
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
