import { useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react';

/** Pixels scrolled from which the bar shows (spec section 9). */
const showFromPx = 250;
/** Pixels to the end of the page within which it hides (spec section 9). */
const hideNearEndPx = 600;

/** Where the page stands in the window, pixels. */
export interface PagePosition {
  scrolledPx: number;
  windowPx: number;
  pagePx: number;
}

/** True between the two thresholds of spec section 9. */
export function isBarDue({ scrolledPx, windowPx, pagePx }: PagePosition): boolean {
  const toEndPx = pagePx - (scrolledPx + windowPx);
  return scrolledPx >= showFromPx && toEndPx > hideNearEndPx;
}

function isDueNow(): boolean {
  return isBarDue({
    scrolledPx: window.scrollY,
    windowPx: window.innerHeight,
    pagePx: document.documentElement.scrollHeight,
  });
}

/** True when the bar would double a panel that is before the visitor's eyes on the same column. */
function isDoubled(panel: Element | null): boolean {
  if (!panel || window.matchMedia('(min-width: 64rem)').matches) return false;
  const { top, bottom } = panel.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/**
 * Whether the floating bar is shown. While it is, the page knows its height: `--foot-bar` on the
 * root element, so that toasts keep clear of it and a focused field scrolls out from behind it.
 * @param bar the bar itself, for its height
 * @param panel the panel it stands in for; on phones the bar gives way to it
 */
export function useFloatingBar(
  bar: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): boolean {
  const isShown = useSyncExternalStore(
    subscribe,
    useCallback(() => isDueNow() && !isDoubled(panel.current), [panel]),
    () => false,
  );
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const tellHeight = () => {
      const height = `${element.offsetHeight}px`;
      style.setProperty('--foot-bar', height);
      style.setProperty('scroll-padding-bottom', height);
    };
    tellHeight();
    // A longer reading makes the bar higher while it is shown.
    const observer = new ResizeObserver(tellHeight);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-bar');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [isShown, bar]);
  return isShown;
}
