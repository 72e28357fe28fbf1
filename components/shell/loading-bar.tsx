'use client';

import { useTranslations } from 'next-intl';
import { onPartAwaited } from '@/components/ui/on-demand';
import { startLoading, useLoading } from '@/lib/store/loading';

onPartAwaited(startLoading);

/** A thin bar at the top of the window while a request takes longer than half a second. */
export function LoadingBar() {
  const t = useTranslations();
  const isVisible = useLoading((state) => state.isVisible);
  return (
    <div role="status">
      {isVisible && (
        <progress
          data-testid="loading-bar"
          aria-label={t('shell.loading')}
          className="progress fixed inset-x-0 top-0 z-50 h-1 w-full rounded-none progress-info"
        />
      )}
    </div>
  );
}
