'use client';

import { useLayoutEffect, useRef } from 'react';

let closeOpen: (() => void) | null = null;

/**
 * Makes sure that only one picker is open: mounting another one closes the first.
 * @param close cancels this picker and removes it without a transition
 */
export function useOnlyOpenPicker(close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    const closeThis = () => latest.current();
    closeOpen?.();
    closeOpen = closeThis;
    return () => {
      if (closeOpen === closeThis) closeOpen = null;
    };
  }, []);
}
