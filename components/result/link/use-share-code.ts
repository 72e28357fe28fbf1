import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { exampleMark } from '@/lib/share/example-mark';
import type { Origin } from '@/lib/answer/answer';
import { withoutTrailingPunctuation } from '@/lib/share/trailing-punctuation';
import { linkTo } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

const addressEvents = ['popstate', 'hashchange'] as const;

function subscribe(onChange: () => void): () => void {
  addressEvents.forEach((type) => window.addEventListener(type, onChange));
  return () => addressEvents.forEach((type) => window.removeEventListener(type, onChange));
}

/**
 * A host without rewrites redirects shared links to `/result/#CODE`. A fragment that is the id of
 * an element is an ordinary anchor, such as that of the skip link.
 */
function codeInFragment(): string {
  const fragment = window.location.hash.slice(1);
  return document.getElementById(fragment) ? '' : fragment;
}

/** The part of the path after that of the result page, without a trailing slash. */
function codeInPath(siteCode: SiteCode): string {
  const start = linkTo(siteCode, { page: 'result' });
  const { pathname } = window.location;
  return pathname.startsWith(start) ? pathname.slice(start.length).replace(/\/$/, '') : '';
}

/** The share code in the address; empty for the visitor's own result. */
export function codeInAddress(siteCode: SiteCode): string {
  return withoutTrailingPunctuation(codeInPath(siteCode) || codeInFragment());
}

/**
 * Where the entries are from. An example is a link that an article marks in its address; a marked
 * link with a day is somebody's evening all the same. @param code see `codeInAddress`
 */
export function originOf(code: string, { startDay }: { startDay: string }): Origin {
  if (code === '') return 'own';
  const isMarked = new URLSearchParams(window.location.search).has(exampleMark);
  return isMarked && startDay === '' && !isMeasurementCode(code) ? 'example' : 'link';
}

/** True for a measurement: only its codes begin with a zero (lib/share/measurement-code.ts). */
export const isMeasurementCode = (code: string): boolean => /^0./.test(code);

/**
 * The share code in the address, valid or not, cleaned there for those who copy it on.
 * @returns empty for the visitor's own result; null on the server and during hydration, since the
 *   exported page is the same for every address
 */
export function useShareCode(siteCode: SiteCode): string | null {
  usePathname(); // A soft navigation between own and shared result fires no popstate.
  const code = useSyncExternalStore(
    subscribe,
    () => codeInAddress(siteCode),
    () => null,
  );
  useEffect(() => {
    if (!code || !/^\w+$/.test(code)) return;
    const path = linkTo(siteCode, { page: 'shared', shareCode: code });
    const { pathname, search } = window.location;
    if (pathname !== path) window.history.replaceState(null, '', path + search);
  }, [code, siteCode]);
  return code;
}
