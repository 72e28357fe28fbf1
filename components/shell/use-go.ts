'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { startLoading } from '@/lib/store/loading';

/**
 * Leads to another page of the same language from a button; counts as a running request, so that a
 * slow one shows the loading bar.
 * @returns takes an address from `href()` in lib/site/routes.ts, without the base path
 */
export function useGo(): (href: string) => void {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useEffect(() => (isPending ? startLoading() : undefined), [isPending]);
  return (href) => startTransition(() => router.push(href));
}
