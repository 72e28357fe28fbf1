'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useToasts } from '@/lib/store/toasts';
import { ArrowUpIcon } from './shell-icons';

/** Spec section 2: the button appears beyond this many pixels. */
const THRESHOLD_PX = 300;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Up, and the focus with it: the button is about to vanish. */
function handleGoTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

/** Back to the top of a long page. It stays above whatever bar says its height in `--foot-bar`. */
export function GoTop() {
  const t = useTranslations();
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
  // A toast comes up in the same place and would cover it.
  const hasToast = useToasts((state) => state.toasts.length > 0);
  if (!isFarDown || hasToast) return null;
  return (
    <button
      type="button"
      data-testid="go-top"
      className="btn fixed right-4 bottom-[calc(var(--foot-bar,0px)+1rem+env(safe-area-inset-bottom))] z-10 btn-square size-12 bg-base-100 shadow-md print:hidden"
      aria-label={t('shell.footer.goTop')}
      title={t('shell.footer.goTop')}
      onClick={handleGoTop}
    >
      <ArrowUpIcon />
    </button>
  );
}
