import { useRef, type MouseEvent } from 'react';

/** A tap at most this long after another one, and this near to it, is its repetition. */
const repeatedMs = 700;
const nearPx = 24;

interface Tap {
  button: HTMLButtonElement;
  x: number;
  y: number;
  atMs: number;
}

/**
 * The first drink of an evening makes the display higher, so that the list moves: a second tap in the
 * same place would count another drink. @returns a capturing handler that leads it to the first one
 */
export function useSecondTap() {
  const last = useRef<Tap>(null);
  return (event: MouseEvent) => {
    const plus = event.target instanceof Element && event.target.closest('.number-plus');
    // Keys and programs press a button, not a place.
    if (!(plus instanceof HTMLButtonElement) || event.detail === 0) return;
    const { clientX: x, clientY: y, timeStamp: atMs } = event;
    const before = last.current;
    last.current = { button: plus, x, y, atMs };
    if (!before?.button.isConnected || before.button === plus) return;
    const isSamePlace = Math.hypot(x - before.x, y - before.y) < nearPx;
    if (!isSamePlace || atMs - before.atMs > repeatedMs) return;
    last.current.button = before.button;
    event.stopPropagation();
    before.button.click();
  };
}
