import type { SampleState } from '@/lib/bac';

/** Full, half or empty circle, so that the state does not rest on colour alone. */
export function StateIcon({ state }: { state: SampleState }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" className="shrink-0" aria-hidden="true">
      {state === 0 && <circle cx="7" cy="7" r="6" fill="var(--color-info)" />}
      {state === 1 && (
        <>
          <circle cx="7" cy="7" r="5.25" fill="none" stroke="var(--color-info)" strokeWidth="1.5" />
          <path d="M7 1.75a5.25 5.25 0 0 1 0 10.5Z" fill="var(--color-info)" />
        </>
      )}
      {state === 2 && (
        <circle
          cx="7"
          cy="7"
          r="5.25"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.7"
          strokeWidth="1.5"
        />
      )}
    </svg>
  );
}
