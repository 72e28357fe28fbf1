import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Pixels scrolled from which the bar shows (spec section 9). */
const showFromPx = 250;
/** Pixels to the end of the page within which it hides (spec section 9). */
const hideNearEndPx = 600;

/** The click of a touch comes at most so long after it. */
const clickWithinMs = 300;

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

/**
 * What holds Calculate at the foot of the window: on phones the main button itself, as long as the
 * digits are in view; then the bar; nothing while the main button is in its own place before the
 * visitor's eyes, and near the end of the page. Never two at once.
 */
export type FootBar = 'main' | 'floating' | 'none';

/** The parts of the page that decide it. */
export interface FootParts {
  bar: RefObject<HTMLElement | null>;
  /** The main button with its surroundings, and a mark at its own place in the page. */
  main: RefObject<HTMLElement | null>;
  place: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  /** The digits of the display. */
  digits: RefObject<HTMLElement | null>;
}

const heightOf = (part: RefObject<HTMLElement | null>) => part.current?.offsetHeight ?? 0;

function bottomWithin(
  part: RefObject<HTMLElement | null>,
  whole: RefObject<HTMLElement | null>,
): number {
  const top = whole.current?.getBoundingClientRect().top ?? 0;
  return (part.current?.getBoundingClientRect().bottom ?? 0) - top;
}

function footNow({ main, place, button, digits }: FootParts): FootBar {
  const isWide = window.matchMedia('(min-width: 64rem)').matches;
  const placeTop = place.current?.getBoundingClientRect().top ?? 0;
  // What stands below the button on a wide page may lie outside the window. On phones its
  // surroundings stick to the foot as a whole, which would jump there.
  const mainBottom = placeTop + (isWide ? bottomWithin(button, main) : heightOf(main));
  const { innerHeight, scrollY } = window;
  if (mainBottom > 0 && mainBottom <= innerHeight + 1) return 'none';
  const head = document.querySelector<HTMLElement>('body > header')?.offsetHeight ?? 0;
  const isPastDigits = (digits.current?.getBoundingClientRect().bottom ?? 0) <= head;
  const isDue = isBarDue({
    scrolledPx: scrollY,
    windowPx: innerHeight,
    pagePx: document.documentElement.scrollHeight,
  });
  if (isDue && (isWide || isPastDigits)) return 'floating';
  const isBefore = !isPastDigits || scrollY < showFromPx;
  return isBefore && !isWide ? 'main' : 'none';
}

/**
 * What stands at the foot, watched. It stays as it is under a finger: a bar that gives way between
 * press and click takes the press with it.
 */
function watchFoot(parts: FootParts) {
  let shown: FootBar = 'main';
  let isPressed = false;

  function now(): FootBar {
    if (!isPressed) shown = footNow(parts);
    return shown;
  }

  function subscribe(onChange: () => void): () => void {
    let release: ReturnType<typeof setTimeout>;
    const handleDown = ({ target }: Event) => {
      clearTimeout(release);
      const { main, bar } = parts;
      isPressed = [main, bar].some(({ current }) => current?.contains(target as Node));
    };
    const handleUp = () => {
      clearTimeout(release);
      release = setTimeout(() => {
        isPressed = false;
        onChange();
      }, clickWithinMs);
    };
    const watched = [
      ['scroll', onChange],
      ['resize', onChange],
      ['pointerdown', handleDown],
      ['pointerup', handleUp],
      ['pointercancel', handleUp],
    ] as const;
    for (const [type, listener] of watched) window.addEventListener(type, listener);
    // What grows or shrinks above moves the digits without a scroll.
    const observer = new ResizeObserver(onChange);
    observer.observe(document.body);
    return () => {
      clearTimeout(release);
      observer.disconnect();
      for (const [type, listener] of watched) window.removeEventListener(type, listener);
    };
  }

  return { now, subscribe };
}

/**
 * What stands at the foot of the window. The page knows its height: `--foot-bar` on the root element,
 * so that toasts keep clear of it and a focused field scrolls out from behind it.
 * @param isBarThere false until the bar has been loaded
 */
export function useFloatingBar(parts: FootParts, isBarThere: boolean): FootBar {
  const { bar, main } = parts;
  const [{ now, subscribe }] = useState(() => watchFoot(parts));
  const foot = useSyncExternalStore(subscribe, now, (): FootBar => 'main');
  useEffect(() => {
    const element = { main: main.current, floating: bar.current, none: null }[foot];
    if (!element) return;
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
  }, [foot, bar, main, isBarThere]);
  return foot;
}
