import { vi } from 'vitest';

/** Stands for `next/navigation` in every test of components (vitest.config.ts). */
export const router = { push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() };

export const useRouter = () => router;
export const usePathname = () => window.location.pathname;

/** The segment below the layout: that of home. */
export const useSelectedLayoutSegment = (): null => null;
