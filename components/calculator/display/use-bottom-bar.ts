import { useEffect, useState, useSyncExternalStore } from 'react';
import { bottomBarNow, type BottomBar, type BottomBarParts } from './bottom-bar';

/** Browsers send the click of a touch within this time. */
const maxClickDelayMs = 300;

/**
 * Watches what belongs at the bottom of the window. It does not change while the main button or the
 * bar is pressed: a bar that hides between pointerdown and click would lose the click.
 */
function watchBottomBar(parts: BottomBarParts) {
  let shown: BottomBar = 'main';
  let isPressed = false;

  function now(): BottomBar {
    if (!isPressed) shown = bottomBarNow(parts);
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
    // Content above that grows or shrinks moves the digits without a scroll event.
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

/** Which Calculate button is at the bottom of the window. For elements that are rendered already. */
export function useBottomBar(parts: BottomBarParts): BottomBar {
  const { bar, main } = parts;
  const [{ now, subscribe }] = useState(() => watchBottomBar(parts));
  const foot = useSyncExternalStore(subscribe, now, (): BottomBar => 'main');
  useEffect(() => {
    const element = { main: main.current, floating: bar.current, none: null }[foot];
    return element ? reserveHeight(element) : undefined;
  }, [foot, bar, main]);
  return foot;
}
