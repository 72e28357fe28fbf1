/** Converts between instants (milliseconds) and minutes of an evening. */
export const MINUTE_MS = 60_000;

/**
 * A time zone: its offset from UTC in minutes at an instant, positive if ahead. The browser's time
 * zone is in `lib/browser/local-zone.ts`; nothing in this folder reads it, so that tests can use
 * any zone.
 */
export type Zone = (instantMs: number) => number;
