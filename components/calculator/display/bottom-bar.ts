import type { RefObject } from 'react';

/** The bar shows from this scroll position on, in pixels (spec section 9). */
const showFromPx = 250;
/** It hides this close to the end of the page, in pixels (spec section 9). */
const hideNearEndPx = 600;
/** In a window lower than this, in pixels, a bar would cover what has the focus (WCAG 2.4.11). */
const lowestWindowPx = 300;

/** The scroll position of the page, in pixels. */
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
 * Which Calculate button is at the bottom of the window. On phones it is the main button while the
 * digits are in view, and the floating bar after that. Neither is while the main button is visible
 * at its own place in the page, or near the end of the page.
 */
export type BottomBar = 'main' | 'floating' | 'none';

type ElementRef = RefObject<HTMLElement | null>;

/** The elements that `BottomBar` depends on. */
export interface BottomBarParts {
  bar: ElementRef;
  /** The main button with the box around it. */
  main: ElementRef;
  /** An empty element at the main button's own place in the page. */
  place: ElementRef;
  button: ElementRef;
  /** The digits of the display. */
  digits: ElementRef;
}

const bottomOf = (element: HTMLElement | null) => element?.getBoundingClientRect().bottom ?? 0;
const topOf = (element: HTMLElement | null) => element?.getBoundingClientRect().top ?? 0;

/** The bottom edge of the main button when it is at its own place in the page. */
function mainBottom({ main, place, button }: BottomBarParts, isWide: boolean): number {
  // On wide screens only the button itself has to be in the window. On phones its box sticks to the
  // bottom of the window as a whole.
  const heightPx = isWide
    ? bottomOf(button.current) - topOf(main.current)
    : (main.current?.offsetHeight ?? 0);
  return topOf(place.current) + heightPx;
}

/** What belongs at the bottom of the window at the current scroll position. */
export function bottomBarNow(parts: BottomBarParts): BottomBar {
  const isWide = window.matchMedia('(min-width: 64rem)').matches;
  const { innerHeight, scrollY } = window;
  if (innerHeight < lowestWindowPx) return 'none';
  const mainBottomPx = mainBottom(parts, isWide);
  if (mainBottomPx > 0 && mainBottomPx <= innerHeight + 1) return 'none';
  const headerPx = document.querySelector<HTMLElement>('body > header')?.offsetHeight ?? 0;
  const isPastDigits = bottomOf(parts.digits.current) <= headerPx;
  const isDue = isBarDue({
    scrolledPx: scrollY,
    windowPx: innerHeight,
    pagePx: document.documentElement.scrollHeight,
  });
  if (isDue && (isWide || isPastDigits)) return 'floating';
  const isBefore = !isPastDigits || scrollY < showFromPx;
  return isBefore && !isWide ? 'main' : 'none';
}
