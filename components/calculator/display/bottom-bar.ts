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

/** Whether the bar belongs at the bottom of the window: not while the main button is in view itself. */
export function isBarShown(button: HTMLElement | null): boolean {
  const { innerHeight, scrollY } = window;
  const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  const isButtonInView = bottom > 0 && top < innerHeight;
  return (
    innerHeight >= lowestWindowPx &&
    !isButtonInView &&
    isBarDue({
      scrolledPx: scrollY,
      windowPx: innerHeight,
      pagePx: document.documentElement.scrollHeight,
    })
  );
}
