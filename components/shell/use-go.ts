'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { startLoading } from '@/lib/store/loading';

/**
 * A function that navigates to another page in the same language. It counts as a running request, so
 * that the loading bar is shown if it is slow.
 * @returns takes an address from `href()` in lib/site/routes.ts, without the base path
 */
export function useGo(): (href: string) => void {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useEffect(() => (isPending ? startLoading() : undefined), [isPending]);
  return (href) => startTransition(() => router.push(href));
}
