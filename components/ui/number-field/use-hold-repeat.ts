'use client';

import { useEffect, useRef, type PointerEvent } from 'react';

/** A press starts to repeat after this time. */
const HOLD_MS = 400;
const REPEAT_MS = 90;

/**
 * Handlers for a button that acts once when it is clicked, and repeatedly while it is held.
 * @param action may change between renders; the latest one is called
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
    /** The click at the end of a long press is ignored. */
    onClick: () => {
      if (!hasRepeated.current) action();
      hasRepeated.current = false;
    },
  };
}
