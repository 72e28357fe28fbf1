'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { onDemand, onPartMissing } from '@/components/ui/on-demand';
import { pauseToasts, resumeToasts, showToast, useToasts } from '@/lib/store/toasts';

export const toastList = onDemand(() => import('./toast-list').then(({ ToastList }) => ToastList));

/**
 * The toasts, above the bar whose height is `--bottom-bar`. Always mounted: screen readers miss a
 * live region that is inserted with its text. It also answers clicks whose part is missing.
 */
export function Toaster() {
  const t = useTranslations();
  const toasts = useToasts((state) => state.toasts).filter(({ isQuiet }) => !isQuiet);
  const isWanted = toasts.length > 0;
  const [ToastList] = toastList.usePart(isWanted);
  useEffect(() => onPartMissing(() => showToast({ text: t('error.part'), type: 'error' })), [t]);
  toastList.useAhead();
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label={t('shell.toast.region')}
      className="toasts pointer-events-none fixed z-40 flex flex-col items-center gap-2"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {isWanted &&
        (ToastList ? (
          <ToastList toasts={toasts} />
        ) : (
          toasts.map(({ id, text, testId = 'toast' }) => (
            <p key={id} data-testid={testId} className="toast-card">
              {text}
            </p>
          ))
        ))}
    </div>
  );
}
