import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { report, runCheck, sourceChecks } from '@/lib/build/steps.mjs';

const log = vi.spyOn(console, 'log');
beforeEach(() => void log.mockReset().mockReturnValue(undefined));
afterEach(() => void log.mockReset());

const node = (name: string, script: string) => ({ name, command: 'node', args: ['-e', script] });

describe('the steps of `npm run check` and `npm test`', () => {
  it('are all run, also behind one that fails', () => {
    const checks = [node('bad', 'process.exit(2)'), node('good', '')];
    expect(checks.map(runCheck)).toEqual([
      { name: 'bad', passed: 0, failed: 1 },
      { name: 'good', passed: 1, failed: 0 },
    ]);
  });

  it('fail where the command cannot be found, and say so', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const missing = { name: 'missing', command: 'no-such-command-here', args: [] };
    expect(runCheck(missing)).toMatchObject({ passed: 0, failed: 1 });
    expect(error).toHaveBeenCalledWith(expect.stringContaining('no-such-command-here'));
    error.mockRestore();
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

  it('look at types, lint, format, messages and unused code', () => {
    expect(sourceChecks.map(({ name }) => name)).toEqual([
      'types',
      'lint',
      'format',
      'messages',
      'unused',
    ]);
  });
});
