'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { ArrowUpIcon } from './shell-icons';

/** Spec section 2: the button appears beyond this many pixels. */
const THRESHOLD_PX = 300;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Also moves the focus, because the button is removed when the page is at its top. */
function handleGoTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

/** Scrolls to the top. It never covers content: it floats in a wide margin, or ends the page. */
export function GoTop() {
  const t = useTranslations();
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
  if (!isFarDown) return null;
  return (
    <button
      type="button"
      data-testid="go-top"
      className="btn ms-auto btn-square size-11 shrink-0 bg-base-100 lg:fixed lg:right-2.5 lg:bottom-4 lg:z-10 print:hidden"
      aria-label={t('shell.footer.goTop')}
      title={t('shell.footer.goTop')}
      onClick={handleGoTop}
    >
      <ArrowUpIcon />
    </button>
  );
}
