import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';

/** All zones of these tests change their clocks at a full quarter of an hour. */
const quarterMs = 15 * MINUTE_MS;

/** The zone with a name of the tz database, from Intl; independent of the zone of the machine. */
export function zoneOf(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const known = new Map<number, number>();
  return (instantMs) => {
    const quarter = Math.floor(instantMs / quarterMs) * quarterMs;
    const offset = known.get(quarter) ?? offsetAt(format, quarter);
    known.set(quarter, offset);
    return offset;
  };
}

function offsetAt(format: Intl.DateTimeFormat, instantMs: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const { year = 0, month = 1, day, hour, minute } = parts;
  return (Date.UTC(year, month - 1, day, hour, minute) - instantMs) / MINUTE_MS;
}

/** UTC; never changes. */
export const utcZone: Zone = () => 0;

/** An instant written in UTC: `2026-06-10T21:00`. */
export function utc(text: string): number {
  return Date.parse(`${text}:00Z`);
}

/** HH:MM as a minute of the day. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
