import { useCallback, useEffect, useRef } from 'react';

/**
 * A timer that ends with the component.
 * @param act is called after `ms`, in its latest version
 * @returns start (again, if it runs) and stop, both stable
 */
export function useTimer(ms: number, act: () => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    stop();
    timer.current = setTimeout(() => latest.current(), ms);
  }, [ms, stop]);
  useEffect(() => stop, [stop]);
  return { start, stop };
}
