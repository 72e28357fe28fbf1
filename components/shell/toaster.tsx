'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { onPartMissing } from '@/components/ui/on-demand';
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  showToast,
  useToasts,
  type Toast,
} from '@/lib/store/toasts';

const edges: Record<Toast['type'], string> = {
  info: 'border-l-info',
  success: 'border-l-success',
  warning: 'border-l-warning',
  error: 'border-l-error',
};

/**
 * The toast area. The live region is always there, since screen readers miss one that comes with
 * its text; toasts wait while the pointer or the keyboard is on them. A press that waits for a part
 * of the page in vain is answered here, since that part may be any.
 */
export function Toaster() {
  const t = useTranslations();
  const toasts = useToasts((state) => state.toasts);
  useEffect(() => onPartMissing(() => showToast({ text: t('error.part'), type: 'error' })), [t]);
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label={t('shell.toast.region')}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot-bar,0px)+1rem+env(safe-area-inset-bottom))] z-40 flex flex-col items-center gap-2 print:hidden"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations();
  const { id, text, type, action, testId = 'toast' } = toast;
  /** A removed element sends neither leave nor blur: the others would wait for ever. */
  const dismiss = () => {
    dismissToast(id);
    resumeToasts();
  };
  const handleAction = () => {
    dismiss();
    action?.onAction();
  };
  return (
    <div
      data-testid={testId}
      data-type={type}
      className={`pointer-events-auto flex max-w-full items-center gap-2 rounded-box border border-l-4 border-base-content/20 ${edges[type]} bg-base-100 py-1 pr-1 pl-4 text-base-content shadow-lg sm:max-w-md`}
    >
      <p className="min-w-0 py-2">{text}</p>
      {action && (
        <button type="button" className="btn btn-info h-11" onClick={handleAction}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="btn btn-square btn-ghost size-11"
        aria-label={t('shell.toast.dismiss')}
        onClick={dismiss}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
