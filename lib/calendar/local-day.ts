/**
 * Days and clock times where the visitor is. A day is text, 'YYYY-MM-DD'; instants are milliseconds
 * since 1970. Nights in which the clocks are changed come out right in every zone.
 */
import { minutesPerDay } from '@/lib/bac';
import { MINUTE_MS, type Zone } from './zone';

const DAY_MS = minutesPerDay * MINUTE_MS;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** What local clocks and calendars show. */
export interface LocalTime {
  day: string;
  /** 0 to 1439 */
  minuteOfDay: number;
}

function utcMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day of an instant in UTC. Years that four digits cannot say are written with six and a sign. */
function utcDay(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, -'T00:00:00.000Z'.length);
}

/** True for a day of the calendar, written 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  return isoDay.test(text) && !Number.isNaN(utcMidnight(text)) && dayPlus(text, 0) === text;
}

/** The day so many days later. @param days may be negative */
export function dayPlus(day: string, days: number): string {
  return utcDay(utcMidnight(day) + days * DAY_MS);
}

/** Days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** Noon of a day in UTC: what a writer of dates is given, with UTC as its zone. */
export function noonUtc(day: string): number {
  return utcMidnight(day) + DAY_MS / 2;
}

/** What local clocks show at an instant. */
export function localTime(instantMs: number, zone: Zone): LocalTime {
  const shown = instantMs + zone(instantMs) * MINUTE_MS;
  const midnight = Math.floor(shown / DAY_MS) * DAY_MS;
  return {
    day: utcDay(midnight),
    minuteOfDay: Math.floor((shown - midnight) / MINUTE_MS),
  };
}

/**
 * The instants at which local clocks show a time of a day: one, or two where the clocks go back over
 * it. A time that they skip is taken as much later.
 * @param minuteOfDay from midnight of the day; 1440 and more are on the days after, negative ones
 *   on those before
 */
export function instantsOf(day: string, minuteOfDay: number, zone: Zone): number[] {
  const asUtc = utcMidnight(day) + minuteOfDay * MINUTE_MS;
  // No zone changes its clocks twice within two days: these are the two offsets that can apply.
  const before = zone(asUtc - DAY_MS);
  const after = zone(asUtc + DAY_MS);
  if (before === after) return [asUtc - before * MINUTE_MS];
  const instants = [before, after]
    .map((offsetMin) => ({ instant: asUtc - offsetMin * MINUTE_MS, offsetMin }))
    .filter(({ instant, offsetMin }) => zone(instant) === offsetMin)
    .map(({ instant }) => instant);
  if (instants.length === 0) return [asUtc - before * MINUTE_MS];
  return instants.sort((one, other) => one - other);
}

/**
 * The instant of a time that was entered. Where the clocks show it twice the later one is meant:
 * of the two it gives the later cautious time.
 */
export function instantOf(day: string, minuteOfDay: number, zone: Zone): number {
  return Math.max(...instantsOf(day, minuteOfDay, zone));
}

/** The first moment at or after an instant at which local clocks show a time. */
export function nextInstant(minuteOfDay: number, fromMs: number, zone: Zone): number {
  const { day } = localTime(fromMs, zone);
  const coming = [0, 1, 2].flatMap((days) => instantsOf(dayPlus(day, days), minuteOfDay, zone));
  return Math.min(...coming.filter((instant) => instant >= fromMs));
}

/** The last moment at or before an instant at which local clocks showed a time. */
export function latestInstant(minuteOfDay: number, untilMs: number, zone: Zone): number {
  const { day } = localTime(untilMs, zone);
  const gone = [-2, -1, 0].flatMap((days) => instantsOf(dayPlus(day, days), minuteOfDay, zone));
  return Math.max(...gone.filter((instant) => instant <= untilMs));
}
