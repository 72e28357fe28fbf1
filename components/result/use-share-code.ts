import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { withoutGluedMarks } from '@/lib/share/glued-marks';
import { href, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

const addressEvents = ['popstate', 'hashchange'] as const;

function subscribe(onChange: () => void): () => void {
  addressEvents.forEach((type) => window.addEventListener(type, onChange));
  return () => addressEvents.forEach((type) => window.removeEventListener(type, onChange));
}

/**
 * A host without rewrites sends shared links on as `/result/#CODE`. A fragment that names an
 * element of the page is a jump inside it, such as that of the skip link.
 */
function codeInFragment(): string {
  const fragment = window.location.hash.slice(1);
  return document.getElementById(fragment) ? '' : fragment;
}

/** What follows the result's own address, without the slash at its end. */
function codeInPath(siteCode: SiteCode): string {
  const start = withBasePath(href(siteCode, { page: 'result' }));
  const { pathname } = window.location;
  return pathname.startsWith(start) ? pathname.slice(start.length).replace(/\/$/, '') : '';
}

/** The share code in the address of the page; empty for the visitor's own result. */
export function codeInAddress(siteCode: SiteCode): string {
  return withoutGluedMarks(codeInPath(siteCode) || codeInFragment());
}

/** A link to a measured value: a zero begins no code of a calculation (lib/share/measurement-code.ts). */
export const isMeasurementCode = (code: string): boolean => /^0./.test(code);

/**
 * The share code in the address of the result page, whatever it is worth. One that came as a
 * fragment, or with marks that a messenger glued to it, moves into the path: handed on from there,
 * the address is right.
 * @returns empty for the visitor's own result; null on the server and while hydrating, since the
 *   exported page is the same for every address
 */
export function useShareCode(siteCode: SiteCode): string | null {
  usePathname(); // a soft navigation between own and shared result fires no event
  const code = useSyncExternalStore(
    subscribe,
    () => codeInAddress(siteCode),
    () => null,
  );
  useEffect(() => {
    if (!code || !/^\w+$/.test(code)) return;
    const path = withBasePath(href(siteCode, { page: 'shared', shareCode: code }));
    if (window.location.pathname !== path) window.history.replaceState(null, '', path);
  }, [code, siteCode]);
  return code;
}
