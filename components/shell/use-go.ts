import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useTransition } from 'react';
import { startLoading } from '@/lib/store/loading';

/** Navigates to an address from `href()`, and counts as a request for the loading bar. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useEffect(() => (isPending ? startLoading() : undefined), [isPending]);
  return useCallback((href) => startTransition(() => router.push(href)), [router]);
}
