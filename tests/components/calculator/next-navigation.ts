import { vi } from 'vitest';

/** Stands in for next/navigation. */
export const router = { push: vi.fn(), prefetch: vi.fn() };

export const useRouter = () => router;
