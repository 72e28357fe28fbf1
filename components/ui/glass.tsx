import { useDeferredValue, useId } from 'react';

export type GlassType = 'beer' | 'wine' | 'vodka' | 'other';

/** The outline, more lines, and the y coordinate of the surface, on a grid of 42. */
const drawings: Record<
  GlassType,
  { vessel: string; more: string; thin?: string; surface: number }
> = {
  beer: {
    vessel: 'M9 12h17v24a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z',
    more: 'M26 17h3.5a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H26M9 12a4.4 4.4 0 0 1 1.4-8.2A5.4 5.4 0 0 1 20 4a4.6 4.6 0 0 1 6 8',
    thin: 'M14.8 20v13M20.2 20v13',
    surface: 14,
  },
  vodka: {
    vessel: 'M6.5 9h29L21 24.5z',
    more: 'M21 24.5V37M14.5 39h13',
    thin: 'M20.5 17.5 30 3.5M18 16.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
    surface: 13,
  },
  wine: {
    vessel: 'M13 4h16c1.6 11-1.6 18-8 18S11.4 15 13 4z',
    more: 'M21 22v15M14.5 39h13',
    surface: 10,
  },
  other: {
    vessel: 'M17 4h8v9c0 3 5 4.5 5 9.5V37a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2V22.5C12 17.5 17 16 17 13z',
    more: 'M17 9h8',
    thin: 'M12 27h18v7H12z',
    surface: 20,
  },
};

interface GlassProps {
  type: GlassType;
  isFull: boolean;
  className?: string;
}

/** The glass of a drink type, in the colour of the text. Hidden from screen readers. */
export function Glass({ type, isFull, className = '' }: GlassProps) {
  const id = useId();
  // With the estimate: frames of an animation would come between the key and it.
  const isFilled = useDeferredValue(isFull);
  const { vessel, more, thin, surface } = drawings[type];
  return (
    <svg
      viewBox="0 0 42 42"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <clipPath id={id}>
        <path d={vessel} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path
          d={`M0 ${surface}q5.25-2.5 10.5 0t10.5 0t10.5 0t10.5 0V42H0z`}
          className={`fill-info stroke-none transition-transform duration-320 ease-out ${isFilled ? '' : 'translate-y-full'}`}
        />
      </g>
      <path d={vessel} />
      <path d={more} />
      {thin && <path d={thin} strokeWidth="1.5" opacity=".6" />}
    </svg>
  );
}
