import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { isBarShown } from './bottom-bar';

type ElementRef = RefObject<HTMLElement | null>;

/** Browsers send the click of a touch within this time. */
const maxClickDelayMs = 300;

/**
 * Watches whether the bar is shown. That does not change while it is pressed: a bar that hides between
 * pointerdown and click would lose the click.
 */
function watchBottomBar(bar: ElementRef, button: ElementRef) {
  let isShown = false;
  let isPressed = false;

  function now(): boolean {
    if (!isPressed) isShown = isBarShown(button.current);
    return isShown;
  }

  function subscribe(onChange: () => void): () => void {
    let release: ReturnType<typeof setTimeout>;
    const handleDown = ({ target }: Event) => {
      clearTimeout(release);
      isPressed = bar.current?.contains(target as Node) ?? false;
    };
    const handleUp = () => {
      clearTimeout(release);
      release = setTimeout(() => {
        isPressed = false;
        onChange();
      }, maxClickDelayMs);
    };
    const watched = [
      ['scroll', onChange],
      ['resize', onChange],
      ['pointerdown', handleDown],
      ['pointerup', handleUp],
      ['pointercancel', handleUp],
    ] as const;
    for (const [type, listener] of watched) window.addEventListener(type, listener);
    // Content that grows or shrinks moves the button without a scroll event.
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
  const [{ now, subscribe }] = useState(() => watchBottomBar(bar, button));
  const isShown = useSyncExternalStore(subscribe, now, () => false);
  useEffect(() => {
    return isShown && bar.current ? reserveHeight(bar.current) : undefined;
  }, [isShown, bar]);
  return isShown;
}
