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

/** A click that the browser answers with a new tab, a new window or a download. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link to another page of the same language. Its payload is fetched when the visitor points at it
 * or reaches it by keyboard, never because it scrolled into view: most links are never followed. A
 * plain anchor with the router behind it: next/link would weigh 3 kB more (docs/adr/0020).
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
