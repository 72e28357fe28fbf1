'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

let closeOpen: (() => void) | null = null;

/** Mounting a picker closes the one that is open. @param close without a transition */
export function useOnlyOpenPicker(close: () => void): void {
  const closeLatest = useEffectEvent(close);
  useLayoutEffect(() => {
    const closeThis = () => closeLatest();
    closeOpen?.();
    closeOpen = closeThis;
    return () => {
      if (closeOpen === closeThis) closeOpen = null;
    };
  }, []);
}
