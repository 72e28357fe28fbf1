import { run } from './install.mjs';

/** @typedef {{ name: string, command: string, args: string[] }} Check a command that passes or fails */
/** @typedef {{ name: string, passed: number, failed: number, notRun?: number }} Outcome of a step */

/** What must hold of the source alone, without a build. @type {Check[]} */
export const sourceChecks = [
  { name: 'types', command: 'npx', args: ['sh', '-c', 'next typegen && tsc --noEmit'] },
  { name: 'lint', command: 'npx', args: ['eslint', '.'] },
  { name: 'format', command: 'npx', args: ['prettier', '--check', '.'] },
  { name: 'messages', command: 'npx', args: ['tsx', 'lib/build/check-messages.ts'] },
  { name: 'unused', command: 'npx', args: ['knip'] },
];

/**
 * Runs a check with its output shown.
 * @param {Check} check
 * @returns {Outcome}
 */
export function runCheck({ name, command, args }) {
  console.log(`\n== ${name}`);
  const isGood = run(command, args) === 0;
  return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/**
 * Says how each step went; the last line is `N passed, N failed`.
 * @param {Outcome[]} outcomes
 * @returns {number} the exit code of them all
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
