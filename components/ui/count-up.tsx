import { useLayoutEffect, useRef, useState } from 'react';

const durationMs = 350;

interface CountUpProps {
  value: number;
  /** The start of the first count; by default the value itself, so that it does not count. */
  from?: number;
  /** Formats the value, also the intermediate ones. */
  format: (value: number) => string;
}

/**
 * A number that counts to its value, and to each later one, in under 400 ms; at once with reduced
 * motion. The final text is in the document from the start, for screen readers and tests. The counting
 * number is only drawn over it.
 */
export function CountUp({ value, from = value, format }: CountUpProps) {
  /** The intermediate value; null once it shows the final one. */
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
