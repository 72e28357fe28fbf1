import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { shiftClock, startOfTests } from '../clock';

shiftClock(Date.parse(startOfTests) - Date.now());

// Generous, for a busy machine: no test measures time.
configure({ asyncUtilTimeout: 30_000 });

// No test has to put back what it mocked, or delete what it stored.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

// A part that arrives after the environment is gone would fail the run.
afterAll(() => vi.dynamicImportSettled());
