import { useEffect, useState, type RefObject } from 'react';

type ElementRef = RefObject<HTMLElement | null>;

/** The bar shows from this scroll position on, in pixels (spec section 9). */
const showFromPx = 250;
/** It hides this close to the end of the page, in pixels (spec section 9). */
const hideNearEndPx = 600;
/** In a window lower than this, in pixels, a bar would cover what has the focus (WCAG 2.4.11). */
const lowestWindowPx = 300;

/** Whether the bar belongs at the bottom of the window: not while the main button is in view itself. */
function isBarShown(button: HTMLElement | null): boolean {
  const { innerHeight, scrollY } = window;
  const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  const isButtonInView = bottom > 0 && top < innerHeight;
  const toEndPx = document.documentElement.scrollHeight - (scrollY + innerHeight);
  return (
    innerHeight >= lowestWindowPx &&
    !isButtonInView &&
    scrollY >= showFromPx &&
    toEndPx > hideNearEndPx
  );
}

/** Browsers send the click of a touch within this time. */
const maxClickDelayMs = 300;

/**
 * Tells whether the bar is shown: once the page is laid out, and whenever that changes. A bar that
 * hid between pointerdown and click would lose the click: it stays while pressed.
 * @returns stops
 */
function watchBottomBar(
  bar: ElementRef,
  button: ElementRef,
  show: (isShown: boolean) => void,
): () => void {
  let isPressed = false;
  let release: ReturnType<typeof setTimeout>;
  const update = () => {
    if (!isPressed) show(isBarShown(button.current));
  };
  const handleDown = ({ target }: Event) => {
    clearTimeout(release);
    isPressed = bar.current?.contains(target as Node) ?? false;
  };
  const handleUp = () => {
    clearTimeout(release);
    release = setTimeout(() => {
      isPressed = false;
      update();
    }, maxClickDelayMs);
  };
  const watched = [
    ['scroll', update],
    ['resize', update],
    ['pointerdown', handleDown],
    ['pointerup', handleUp],
    ['pointercancel', handleUp],
  ] as const;
  for (const [type, listener] of watched) window.addEventListener(type, listener);
  // Content that grows or shrinks moves the button without a scroll event. The first call comes after
  // the first layout; an update here would force one in the middle of React's effects.
  const observer = new ResizeObserver(update);
  observer.observe(document.body);
  return () => {
    clearTimeout(release);
    observer.disconnect();
    for (const [type, listener] of watched) window.removeEventListener(type, listener);
  };
}

/**
 * Writes the height of an element to `--bottom-bar` on the root element, so that toasts are placed
 * above it, and to `scroll-padding-bottom`, so that a focused field is not covered by it.
 * @returns stops and removes both
 */
function reserveHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const update = () => {
    const height = `${element.offsetHeight}px`;
    style.setProperty('--bottom-bar', height);
    style.setProperty('scroll-padding-bottom', height);
  };
  update();
  // A longer estimate makes the bar higher while it is shown.
  const observer = new ResizeObserver(update);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
    style.removeProperty('scroll-padding-bottom');
  };
}

/** Whether the bar is at the bottom of the window. For elements that are rendered already. */
export function useBottomBar(bar: ElementRef, button: ElementRef): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => watchBottomBar(bar, button, setShown), [bar, button]);
  useEffect(() => {
    return isShown && bar.current ? reserveHeight(bar.current) : undefined;
  }, [isShown, bar]);
  return isShown;
}
