/** The logo, a breathalyser with a curve on its display, in the colours of the theme. */
export function Logo({ className = '' }) {
  return (
    <svg className={`size-9 shrink-0 ${className}`} viewBox="0 0 34 34" aria-hidden="true">
      <rect x="5" y="2" width="24" height="30" rx="7" fill="var(--color-base-content)" />
      <rect x="9" y="7" width="16" height="9" rx="2" fill="var(--action)" />
      <path
        d="M10.5 13.5Q14 8.5 17 11.5T23.5 13"
        stroke="var(--on-action)"
        strokeWidth="1.6"
        fill="none"
      />
      <circle cx="17" cy="23.5" r="3.2" fill="var(--color-base-200)" />
    </svg>
  );
}
