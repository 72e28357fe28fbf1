import { useLayoutEffect, useRef, useState } from 'react';

const durationMs = 350;

interface CountUpProps {
  value: number;
  /** Where it counts from the first time; the value itself: not at all. */
  from?: number;
  /** Writes a value on the way and the final one. */
  format: (value: number) => string;
}

/**
 * A number that counts to its value, and to each later one, in under 400 ms; at once under reduced
 * motion. The final text is in the page from the first moment, for screen readers and tests; only its
 * looks are overlaid.
 */
export function CountUp({ value, from = value, format }: CountUpProps) {
  /** What is seen on the way; null: the value. */
  const [shown, setShown] = useState<number | null>(null);
  const latest = useRef(from);

  useLayoutEffect(() => {
    const start = latest.current;
    const show = (onTheWay: number | null) => {
      latest.current = onTheWay ?? value;
      setShown(onTheWay);
    };
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (start === value || isStill) return show(null);
    show(start);
    const startedMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const left = Math.max(0, 1 - (nowMs - startedMs) / durationMs);
      show(left > 0 ? value + (start - value) * left ** 3 : null);
      if (left > 0) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  if (shown === null) return <span>{format(value)}</span>;
  return (
    <span className="relative">
      <span className="opacity-0">{format(value)}</span>
      <span
        aria-hidden="true"
        data-shown={format(shown)}
        className="absolute inset-y-0 left-0 before:content-[attr(data-shown)]"
      />
    </span>
  );
}
