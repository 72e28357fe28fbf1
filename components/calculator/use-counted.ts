import { useEffect, useRef, useState } from 'react';

/** How long a level counts to the next one. */
const countMs = 300;

/**
 * A number that counts to a new value instead of jumping there, so that what a tap changed is seen to
 * change. The first one, and each under reduced motion, is there at once.
 * @param value null where there is none: nothing is counted from or to it
 */
export function useCounted(value: number | null): number | null {
  const [counted, setCounted] = useState(value);
  const latest = useRef(value);

  useEffect(() => {
    const from = latest.current;
    const show = (next: number | null) => {
      latest.current = next;
      setCounted(next);
    };
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from === null || value === null || from === value || isStill) return show(value);
    const startMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const left = Math.max(0, 1 - (nowMs - startMs) / countMs);
      // It slows down towards the end.
      show(left > 0 ? value + (from - value) * left ** 3 : value);
      if (left > 0) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return counted;
}
