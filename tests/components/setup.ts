import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadToasts } from '@/components/shell/toaster';
import { loadWheelPicker } from '@/components/ui/wheel-picker/wheel-picker-button';

// No test measures time: a busy machine may take long to load a part of the page.
configure({ asyncUtilTimeout: 30_000 });

// Pages have it before the first press; journeys in the browser load it as a visitor does.
await loadWheelPicker();
await loadToasts();

afterEach(() => cleanup());
