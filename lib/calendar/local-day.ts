/**
 * Local days and clock times. A day is a string, 'YYYY-MM-DD'; an instant is in milliseconds since
 * 1970. Clock changes are handled in every time zone.
 */
import { minutesPerDay } from '@/lib/bac';
import { MINUTE_MS, type Zone } from './zone';

const DAY_MS = minutesPerDay * MINUTE_MS;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function utcMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The UTC day of an instant. Years outside 0 to 9999 have a sign and six digits. */
function utcDay(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, -'T00:00:00.000Z'.length);
}

/** True for a valid date in the form 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  return isoDay.test(text) && !Number.isNaN(utcMidnight(text)) && dayPlus(text, 0) === text;
}

/** Adds days to a day. @param days may be negative */
export function dayPlus(day: string, days: number): string {
  return utcDay(utcMidnight(day) + days * DAY_MS);
}

/** Days from one day to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** Noon of a day in UTC, to be formatted with UTC as the time zone. */
export function noonUtc(day: string): number {
  return utcMidnight(day) + DAY_MS / 2;
}

/** The local day and time at an instant. */
export function localTime(instantMs: number, zone: Zone) {
  const shown = instantMs + zone(instantMs) * MINUTE_MS;
  const midnight = Math.floor(shown / DAY_MS) * DAY_MS;
  return {
    day: utcDay(midnight),
    /** 0 to 1439 */
    minuteOfDay: Math.floor((shown - midnight) / MINUTE_MS),
  };
}

/**
 * The instants of a local time: two if the clocks go back over it; one that is skipped is moved
 * forward by the length of the gap.
 * @param minuteOfDay minutes after midnight of the day; negative, or 1440 and more, for other days
 */
export function instantsOf(day: string, minuteOfDay: number, zone: Zone): number[] {
  const asUtc = utcMidnight(day) + minuteOfDay * MINUTE_MS;
  // No zone changes its clocks twice within two days, so these are the two possible offsets. Where both
  // are right the clocks went back: the larger one, of the time before, comes first.
  const offsets = new Set([zone(asUtc - DAY_MS), zone(asUtc + DAY_MS)]);
  const instants = [...offsets].map((offsetMin) => asUtc - offsetMin * MINUTE_MS);
  const shown = instants.filter((instant) => instant + zone(instant) * MINUTE_MS === asUtc);
  return shown.length > 0 ? shown : instants.slice(0, 1);
}

/** The instant of an entered time; of two the later one, which gives the later cautious time. */
export function instantOf(day: string, minuteOfDay: number, zone: Zone): number {
  return Math.max(...instantsOf(day, minuteOfDay, zone));
}

/** The first occurrence of a local time at or after an instant. */
export function nextInstant(minuteOfDay: number, fromMs: number, zone: Zone): number {
  const { day } = localTime(fromMs, zone);
  const coming = [0, 1, 2].flatMap((days) => instantsOf(dayPlus(day, days), minuteOfDay, zone));
  return Math.min(...coming.filter((instant) => instant >= fromMs));
}

/** The last occurrence of a local time at or before an instant. */
export function latestInstant(minuteOfDay: number, untilMs: number, zone: Zone): number {
  const { day } = localTime(untilMs, zone);
  const gone = [-2, -1, 0].flatMap((days) => instantsOf(dayPlus(day, days), minuteOfDay, zone));
  return Math.max(...gone.filter((instant) => instant <= untilMs));
}
