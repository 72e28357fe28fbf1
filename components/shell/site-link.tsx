'use client';

import { useRouter } from 'next/navigation';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { withBasePath } from '@/lib/site/routes';
import { useGo } from './use-go';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address from `href()` in lib/site/routes.ts, without the base path. */
  href: string;
  children: ReactNode;
}

/** A click that opens a new tab or window, or starts a download. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link to another page in the same language. It is prefetched on hover and focus, not when it scrolls
 * into view, since most links are never followed. It uses the router directly, because next/link would
 * add 3 kB (docs/adr/0020).
 */
export function SiteLink({ href, children, onClick, ...anchor }: SiteLinkProps) {
  const router = useRouter();
  const go = useGo();
  const handleIntent = () => router.prefetch(href);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    go(href);
  }

  return (
    <a
      {...anchor}
      href={withBasePath(href)}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
