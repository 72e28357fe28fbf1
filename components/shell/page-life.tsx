'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { startAnalytics, trackPageView } from '@/lib/browser/analytics';
import { rememberLangParam } from '@/lib/browser/locale-preference';
import { registerServiceWorker } from '@/lib/browser/service-worker';
import { sitePrefix, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { useStorageHealth } from '@/lib/store/storage';
import { showToast } from '@/lib/store/toasts';

/**
 * What happens once per visit and shows nothing by itself: a language link's choice is remembered,
 * measuring waits for the first sign of life, the language's worker is registered, and a browser
 * that cannot save says so.
 */
export function PageLife({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  const pathname = usePathname();
  const lastPath = useRef(pathname);
  const hasStorageFailed = useStorageHealth((state) => state.hasFailed);

  useEffect(() => {
    rememberLangParam();
    startAnalytics();
    if (process.env.NODE_ENV !== 'production') return;
    registerServiceWorker(withBasePath(`/sw.${siteCode}.js`), withBasePath(sitePrefix(siteCode)), {
      onReady: () =>
        showToast({ type: 'success', text: t('shell.update.ready'), testId: 'offline-ready' }),
      onUpdate: (accept) =>
        showToast({
          type: 'info',
          text: t('shell.update.available'),
          action: { label: t('shell.update.accept'), onAction: accept },
          sticky: true,
          testId: 'update-available',
        }),
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
