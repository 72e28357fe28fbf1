import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Two projects: pure logic in Node, components in happy-dom (jsdom for Node 20 lacks dialog methods). */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  esbuild: { jsx: 'automatic' },
  test: {
    // Only ends tests that hang, also on a busy machine: no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // These modules keep no state, so that files can share them: a third less time.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            'next/navigation': fileURLToPath(
              new URL('tests/components/next-navigation.ts', import.meta.url),
            ),
          },
        },
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A context of its own for each file in a shared thread: half the time of a process for each.
          pool: 'vmThreads',
          // In such a context a package that is required must not be given its ES module.
          execArgv: process.features.require_module ? ['--no-experimental-require-module'] : [],
          setupFiles: ['tests/components/setup.ts'],
        },
      },
    ],
  },
});
