import type { Host } from './hosts';
import { whyMissing } from './program';
import { expect, test } from './test';

/** One host for all tests of a group, and none left behind. */
export function startHost(host: Host): { base: string } {
  const running = { base: '', stop: async () => {} };
  test.describe.configure({ mode: 'default' });
  const missing = whyMissing(host.name, host.program === null ? [] : [host.program]);
  // A machine of the project installs what is missing (tools/test/index.mjs): there it is a failure.
  if (missing && !process.env.CI) console.warn(missing);
  test.skip(missing !== null && !process.env.CI, missing ?? '');
  test.beforeAll(async () => {
    expect(missing).toBeNull();
    Object.assign(running, await host.start());
  });
  test.afterAll(() => running.stop());
  return running;
}
