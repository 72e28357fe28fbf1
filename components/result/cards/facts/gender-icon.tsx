import type { Gender } from '@/lib/bac';

/** The Mars or Venus symbol; the word beside it is the label. */
export function GenderIcon({ gender }: { gender: Gender }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-4 shrink-0 text-info"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {gender === 0 ? (
        <path d="M12.5 3H17v4.5M17 3l-5.3 5.3M8 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z" />
      ) : (
        <path d="M10 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0 0v6M7 15.2h6" />
      )}
    </svg>
  );
}
