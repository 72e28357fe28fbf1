'use client';

import { useEffect, useRef } from 'react';

/**
 * A timer that ends with the component.
 * @param act is called after `ms`, in its latest version
 * @returns start (again, if it runs) and stop
 */
export function useTimer(ms: number, act: () => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const start = () => {
    stop();
    timer.current = setTimeout(() => latest.current(), ms);
  };
  return { start, stop };
}
