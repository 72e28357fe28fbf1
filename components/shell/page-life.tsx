'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { startAnalytics, trackPageView } from '@/lib/browser/analytics';
import { whenQuiet } from '@/lib/browser/when-quiet';
import type { SiteCode } from '@/lib/site/sites';
import { useStorageHealth } from '@/lib/store/storage';
import { showToast } from '@/lib/store/toasts';

/**
 * What happens once per visit and shows nothing by itself: presses from before the page could
 * answer are answered, measuring waits for the first sign of life, the language's worker is
 * registered, and a browser that cannot save says so.
 */
export function PageLife({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  const pathname = usePathname();
  const lastPath = useRef(pathname);
  const hasStorageFailed = useStorageHealth((state) => state.hasFailed);

  // Before React answers its first press: none is answered twice.
  useLayoutEffect(() => window.pageAnswers?.(), []);

  useEffect(() => {
    startAnalytics();
    const hasWorker = process.env.WORKER !== 'off';
    if (process.env.NODE_ENV !== 'production' || !hasWorker) return;
    whenQuiet(() => {
      import('./offline-notices')
        .then(({ startOffline }) => startOffline(siteCode, t))
        .catch((error: unknown) => console.warn('Offline use is not available:', error));
    });
  }, [siteCode, t]);

  useEffect(() => {
    if (hasStorageFailed) showToast({ type: 'warning', text: t('error.storage') });
  }, [hasStorageFailed, t]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    trackPageView();
  }, [pathname]);

  return null;
}
