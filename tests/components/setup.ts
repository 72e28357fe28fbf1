import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { loadToasts } from '@/components/shell/toaster';
import { loadWheelPicker } from '@/components/ui/wheel-picker/wheel-picker-button';
import { shiftClock, startOfTests } from '../clock';

shiftClock(Date.parse(startOfTests) - Date.now());

// Generous, for a busy machine: no test measures time.
configure({ asyncUtilTimeout: 30_000 });

// In pages these are loaded before the first click; end-to-end tests load them like a visitor.
await loadWheelPicker();
await loadToasts();

afterEach(() => cleanup());

// A part that arrives after the environment is gone would fail the run.
afterAll(() => vi.dynamicImportSettled());
