'use client';

import Link, { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { startLoading } from '@/lib/store/loading';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address from `href()` in lib/site/routes.ts, without the base path. */
  href: string;
  children: ReactNode;
}

/**
 * A link to another page of the same language. Its payload is fetched when the visitor points at it
 * or reaches it by keyboard, never because it scrolled into view: most links are never followed.
 */
export function SiteLink({ href, children, ...anchor }: SiteLinkProps) {
  const router = useRouter();
  const handleIntent = () => router.prefetch(href);
  return (
    <Link
      {...anchor}
      href={href}
      prefetch={false}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
    >
      {children}
      <PendingNavigation />
    </Link>
  );
}

/** Counts the navigation as a running request, so that a slow one shows the loading bar. */
function PendingNavigation() {
  const { pending } = useLinkStatus();
  useEffect(() => (pending ? startLoading() : undefined), [pending]);
  return null;
}
