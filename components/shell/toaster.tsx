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
import { UndoIcon } from './shell-icons';
import { useToastPlace } from './use-toast-place';

/** Bad news has an edge of its colour; what merely is said has none. */
const edges: Record<Toast['type'], string> = {
  info: '',
  success: '',
  warning: 'border-l-4 border-l-warning',
  error: 'border-l-4 border-l-error',
};

/**
 * The toast area, above whatever bar says its height in `--foot-bar`. The live region is always
 * there, since screen readers miss one that comes with its text; toasts wait while the pointer or
 * the keyboard is on them. A press that waits for a part of the page in vain is answered here, since
 * that part may be any.
 */
export function Toaster() {
  const t = useTranslations();
  const toasts = useToasts((state) => state.toasts);
  const region = useToastPlace(toasts);
  useEffect(() => onPartMissing(() => showToast({ text: t('error.part'), type: 'error' })), [t]);
  return (
    <div
      ref={region}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label={t('shell.toast.region')}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot-bar,0px)+0.75rem+env(safe-area-inset-bottom))] z-40 flex flex-col items-center gap-2 data-high:top-[calc(4rem+env(safe-area-inset-top))] data-high:bottom-auto print:hidden"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {toasts.map((toast) => !toast.isQuiet && <ToastCard key={toast.id} toast={toast} />)}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations();
  const { id, text, type, action, sticky, isLeaving, testId = 'toast' } = toast;
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
      data-leaving={isLeaving}
      inert={isLeaving}
      className={`toast-card pointer-events-auto flex w-full max-w-md flex-wrap items-center rounded-field ${edges[type]} bg-base-content py-1 pr-1 pl-4 text-[0.9375rem] leading-snug font-medium text-base-100 shadow-xl transition-[opacity,translate] duration-220 ease-out data-leaving:opacity-0 data-leaving:duration-180 starting:translate-y-3 starting:opacity-0`}
    >
      <p className="min-w-0 flex-[1_1_9rem] py-1.5">{text}</p>
      <div className="ms-auto flex flex-wrap items-center justify-end">
        {action && (
          <button
            type="button"
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field px-2 font-bold text-(--toast-link)"
            onClick={handleAction}
          >
            {!sticky && <UndoIcon />}
            <span>{action.label}</span>
          </button>
        )}
        <button
          type="button"
          className="grid size-11 cursor-pointer place-items-center rounded-field [&>svg]:size-5"
          aria-label={t('shell.toast.dismiss')}
          onClick={dismiss}
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
