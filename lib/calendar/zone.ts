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

/** Minutes ahead of UTC in a text such as "GMT+05:30"; "GMT" alone is none. Null without either. */
function offsetMinIn(text: string): number | null {
  const [known, sign = '', hours = 0, minutes = 0] = /GMT(?:([+-])(\d+):(\d+))?/.exec(text) ?? [];
  return known === undefined ? null : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

const known: Record<string, Zone | null> = {};

/**
 * The time zone of a name: an IANA name such as "America/New_York", or a fixed offset such as
 * "GMT+02:00".
 * @returns null if the browser does not know it
 */
export function zoneNamed(name: string): Zone | null {
  return (known[name] ??= zoneOf(name));
}

function zoneOf(timeZone: string): Zone | null {
  const offsetMin = offsetMinIn(timeZone);
  if (offsetMin !== null) return () => offsetMin;
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return (instantMs) => offsetMinIn(format.format(instantMs)) ?? 0;
  } catch {
    // An unknown name throws a RangeError; what it means is said by the null.
    return null;
  }
}
