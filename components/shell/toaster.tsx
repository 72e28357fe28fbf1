'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { onDemand, onPartMissing } from '@/components/ui/on-demand';
import { whenQuiet } from '@/lib/browser/when-quiet';
import { pauseToasts, resumeToasts, showToast, useToasts } from '@/lib/store/toasts';

const toastList = onDemand(() => import('./toast-list').then(({ ToastList }) => ToastList));

/** Loads what toasts look like ahead of the first one: the page does so once it is quiet. */
export const loadToasts = () => toastList.request();

/**
 * The toast area, above whatever bar says its height in `--foot-bar`. The live region is always
 * there, since screen readers miss one that comes with its text; toasts wait while the pointer or
 * the keyboard is on them. A press that waits for a part of the page in vain is answered here, since
 * that part may be any: even where it is the buttons of toasts, their words are shown.
 */
export function Toaster() {
  const t = useTranslations();
  const toasts = useToasts((state) => state.toasts).filter(({ isQuiet }) => !isQuiet);
  const [ToastList, load] = toastList.usePart();
  const isWanted = toasts.length > 0;
  useEffect(() => onPartMissing(() => showToast({ text: t('error.part'), type: 'error' })), [t]);
  useEffect(() => whenQuiet(loadToasts), []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label={t('shell.toast.region')}
      className="toasts"
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
