import { vi } from 'vitest';

/** Mock of next/navigation; tests set the address. */
export const address = { pathname: '/' };

export const prefetch = vi.fn();
export const push = vi.fn();

export const usePathname = () => address.pathname;
export const useRouter = () => ({ prefetch, push });

/** The segment below the layout: that of home. */
export const useSelectedLayoutSegment = (): null => null;
