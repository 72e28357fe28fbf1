import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { parsePath, type Route } from '@/lib/site/routes';

const subscribe = () => () => {};

/**
 * The page in the address bar; null on the server and while hydrating: the exported file may stand
 * for other addresses (English at the root, shared results, 404.html), and texts made from the
 * address would not match (React #418).
 */
export function useVisibleRoute(): Route | null {
  const pathname = usePathname();
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isHydrated ? parsePath(pathname).route : null;
}
