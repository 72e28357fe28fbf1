import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { CloseIcon, Icon } from '@/components/ui/icons';
import { dismissToast, resumeToasts, type Toast } from '@/lib/store/toasts';

/** Warnings and errors have a coloured border. */
const edges: Record<Toast['type'], string> = {
  info: '',
  success: '',
  warning: 'border-l-4 border-l-warning',
  error: 'border-l-4 border-l-error',
};

function isBehind(region: HTMLElement, element: Element): boolean {
  const toasts = region.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > toasts.top && top < toasts.bottom;
}

/** Moves the toasts to the other end of the window if they cover the button that leads on. */
function clearPrimary(region: HTMLElement) {
  const isCovered = [...document.querySelectorAll('[data-primary]')].some((primary) =>
    isBehind(region, primary),
  );
  if (isCovered) region.toggleAttribute('data-high');
}

/**
 * The visible toasts. They move to the top (`data-high`) where they would cover the focus, so that
 * a second click does not hit "undo", or the primary action (`data-primary`).
 */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = list.current?.parentElement;
    if (!region) return;
    const pressed = document.activeElement;
    if (!region.contains(pressed)) {
      delete region.dataset.high;
      const isPressed = pressed !== null && pressed !== document.body;
      if (isPressed && isBehind(region, pressed)) region.dataset.high = '';
    }
    const handleScroll = () => clearPrimary(region);
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [toasts]);
  return (
    <div ref={list} className="contents">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations();
  const { id, text, type, action, refusal, sticky, isLeaving, testId = 'toast' } = toast;
  // A removed element sends neither pointerleave nor blur, so the others would stay paused.
  const dismiss = () => {
    dismissToast(id);
    resumeToasts();
  };
  const isUndo = !sticky;
  const actions = [action, refusal].filter((one) => one !== undefined);
  return (
    <div
      data-testid={testId}
      data-type={type}
      data-leaving={isLeaving}
      inert={isLeaving}
      className={`toast-card ${edges[type]}`}
    >
      <p className="min-w-0 flex-[1_1_9rem] py-1.5">{text}</p>
      <div className="ms-auto flex flex-wrap items-center justify-end">
        {actions.map(({ label, onAction }) => (
          <button
            key={label}
            type="button"
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field px-2 font-bold text-(--toast-link)"
            onClick={() => {
              dismiss();
              onAction();
            }}
          >
            {isUndo && (
              <Icon
                className="size-4.5 shrink-0"
                strokeWidth="2.2"
                d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"
              />
            )}
            <span>{label}</span>
          </button>
        ))}
        {!refusal && (
          <button
            type="button"
            className="grid size-11 cursor-pointer place-items-center rounded-field"
            aria-label={t('shell.toast.dismiss')}
            onClick={dismiss}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </div>
  );
}
