import { vi } from 'vitest';

/** Stands in for next/navigation: the address is whatever a test says. */
export const address = { pathname: '/' };

export const prefetch = vi.fn();
export const push = vi.fn();

export const usePathname = () => address.pathname;
export const useRouter = () => ({ prefetch, push });
