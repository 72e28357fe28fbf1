import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { report, runChecks, sourceChecks } from '@/tools/check/steps.mjs';

const log = vi.spyOn(console, 'log');
beforeEach(() => void log.mockReset().mockReturnValue(undefined));
afterEach(() => void log.mockReset());

const node = (name: string, script: string) => ({ name, command: 'node', args: ['-e', script] });

describe('the steps of `npm run check` and `npm test`', () => {
  it('run side by side, each with its output in one piece, and are told in order', async () => {
    const shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const slow = `console.log('slow begins'); setTimeout(() => console.log('slow ends'), 300)`;
    const checks = [
      node('slow', slow),
      node('bad', `console.log('bad'); process.exit(2)`),
      { name: 'missing', command: 'no-such-command-here', args: [] },
    ];
    const outcomes = await runChecks(checks);
    const texts = shown.mock.calls.map(([text]) => String(text));
    shown.mockRestore();
    expect(outcomes).toEqual([
      { name: 'slow', passed: 1, failed: 0 },
      { name: 'bad', passed: 0, failed: 1 },
      { name: 'missing', passed: 0, failed: 1 },
    ]);
    expect(texts).toContain('slow begins\nslow ends\n');
    expect(texts).toContain('bad\n');
    expect(texts.join()).toContain('no-such-command-here could not be run');
  });

  it('are summed up, the sums last', () => {
    const code = report([
      { name: 'types', passed: 1, failed: 0 },
      { name: 'browser', passed: 30, failed: 2, notRun: 4 },
    ]);
    expect(code).toBe(1);
    expect(log.mock.calls.flat().slice(-3)).toEqual([
      'types: 1 passed, 0 failed',
      'browser: 30 passed, 2 failed, 4 not run: the reasons stand above',
      '31 passed, 2 failed',
    ]);
    expect(report([{ name: 'types', passed: 1, failed: 0 }])).toBe(0);
  });

  // `npx sh` found a shell only where Node itself stands beside one, and asked the registry elsewhere.
  it('ask npx for programs of this project only', () => {
    const commands = sourceChecks.map(({ command, args }) => [command, ...args].join(' '));
    const names = commands.flatMap((text) => [...text.matchAll(/\bnpx (\S+)/g)].map(([, n]) => n));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !existsSync(`node_modules/.bin/${name}`))).toEqual([]);
  });
});
