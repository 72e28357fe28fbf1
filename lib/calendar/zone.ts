/** Converts between instants (milliseconds) and minutes of an evening. */
export const MINUTE_MS = 60_000;

/**
 * A time zone: its offset from UTC in minutes at an instant, positive if ahead. Nothing here reads
 * that of the browser (`lib/browser/local-zone.ts`).
 */
export type Zone = (instantMs: number) => number;

/** Time zone and current time. */
export interface ZonedNow {
  zone: Zone;
  /** Name of the zone, such as "Europe/Warsaw"; left out where nothing is saved. */
  zoneName?: string;
  /** Milliseconds since 1970. */
  nowMs: number;
}
