'use client';

import { useLayoutEffect, useRef } from 'react';

let closeOpen: (() => void) | null = null;

/** Mounting a picker closes the one that is open. @param close without a transition */
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
