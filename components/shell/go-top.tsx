import { useTranslations } from 'next-intl';
import { startTransition, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icons';
import { scrollBehavior } from '@/components/ui/scroll-behavior';

/** Spec section 2: the button appears beyond this many pixels. */
const THRESHOLD_PX = 300;

/** Also moves the focus, because the button is removed when the page is at its top. */
function handleGoTop() {
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Scrolls to the top. It never covers content: it floats in a wide margin, or ends the page. */
export function GoTop() {
  const t = useTranslations();
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    // A transition: an update at once would run all effects of a page that has just opened, which
    // scrolls, before its first paint.
    const handleScroll = () => startTransition(() => setFarDown(window.scrollY > THRESHOLD_PX));
    // Asked at once, the page would be laid out between two renderings.
    setTimeout(handleScroll);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);

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
      <Icon className="size-6" d="M12 19V5M6 11l6-6 6 6" />
    </button>
  );
}
