'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { startAnalytics, trackPageView } from '@/lib/browser/analytics';
import { whenQuiet } from '@/components/ui/when-quiet';
import type { SiteCode } from '@/lib/site/sites';
import { useStorageHealth } from '@/lib/store/storage';
import { showToast } from '@/lib/store/toasts';

/** What runs once per visit: early clicks, analytics, service worker, a warning of no storage. */
export function PageLife({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  const pathname = usePathname();
  const lastPath = useRef(pathname);
  const hasStorageFailed = useStorageHealth((state) => state.hasFailed);

  useEffect(() => window.onPageInteractive?.(), []);

  useEffect(() => {
    startAnalytics(async () => (await import('./statistics-question')).mayCount(t));
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
