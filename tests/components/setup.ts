import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// No test measures time: a busy machine may take long to load a part of the page.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => cleanup());
