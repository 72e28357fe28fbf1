'use client';

import { useEffect, useRef, type PointerEvent } from 'react';

/** A press this long begins to repeat. */
const HOLD_MS = 400;
const REPEAT_MS = 90;

/**
 * Handlers of a button that acts once when clicked and goes on acting while it is held down.
 * @param action called with the newest props each time
 */
export function useHoldRepeat(action: () => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      hasRepeated.current = false;
      stop();
      timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** The click that ends a long press has been acted on already. */
    onClick: () => {
      if (!hasRepeated.current) action();
      hasRepeated.current = false;
    },
  };
}
