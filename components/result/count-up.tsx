import { useEffect, useState } from 'react';

const DURATION_MS = 350;

interface CountUpProps {
  value: number;
  /** Writes a value on the way and the final one. */
  format: (value: number) => string;
}

/**
 * A number that counts up to its value once, in under 400 ms. The final text is in the page from
 * the first moment, for screen readers and tests; only its looks are overlaid. Rendered in the
 * browser only.
 */
export function CountUp({ value, format }: CountUpProps) {
  const [shown, setShown] = useState<number | null>(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? null : 0,
  );
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const startedMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const share = (nowMs - startedMs) / DURATION_MS;
      setShown(share < 1 ? value * (1 - (1 - share) ** 3) : null);
      if (share < 1) frame = requestAnimationFrame(step);
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
