import type { SampleState } from '@/lib/bac';

interface StateIconProps {
  state: SampleState;
  /** Under the limit by the likely level, over it by the cautious one: hatched. */
  isPerhaps: boolean;
}

/** A full, hatched, half or empty circle: the state must not depend on colour alone. */
export function StateIcon({ state, isPerhaps }: StateIconProps) {
  const colour = state === 2 ? 'currentColor' : 'var(--color-info)';
  const line = { stroke: colour, strokeWidth: '1.5', strokeOpacity: state === 2 ? '0.7' : '1' };
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" className="shrink-0" aria-hidden="true">
      {state === 0 ? (
        <circle cx="7" cy="7" r="6" fill={colour} />
      ) : (
        <circle cx="7" cy="7" r="5.25" fill="none" {...line} />
      )}
      {state === 1 && isPerhaps && (
        <path d="M3.4 8.6 8.6 3.4M4.6 10.9l6.3-6.3" strokeLinecap="round" {...line} />
      )}
      {state === 1 && !isPerhaps && <path d="M7 1.75a5.25 5.25 0 0 1 0 10.5Z" fill={colour} />}
    </svg>
  );
}
