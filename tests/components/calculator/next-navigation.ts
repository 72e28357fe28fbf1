import { vi } from 'vitest';

/** Mock of next/navigation. */
export const router = { push: vi.fn(), prefetch: vi.fn() };

export const useRouter = () => router;
