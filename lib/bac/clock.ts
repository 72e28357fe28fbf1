import { ceilMinutes } from './rounding';
import type { ClockTime, DisplayTime, Duration, TimeFormat } from './types';

export const minutesPerDay = 24 * 60;

const hourAndMinute = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** True for a valid 24-hour time with two digits each, "00:00" to "23:59". */
export function isClockTime(text: string): boolean {
  return hourAndMinute.test(text);
}

/**
 * Minutes since midnight of HH:MM, 00:00 to 23:59.
 * @throws {Error} 'Empty time string' for an empty text, RangeError for any other
 */
export function minutesOfDay(time: string): number {
  if (time === '') throw new Error('Empty time string');
  const match = hourAndMinute.exec(time);
  if (!match) throw new RangeError(`Malformed time: "${time}" (wanted HH:MM, 00:00 to 23:59)`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** Minutes from one minute of the day to the next occurrence of another, 0 to 1439. */
export function minutesUntil(from: number, to: number): number {
  return (to - from + minutesPerDay) % minutesPerDay;
}

/**
 * A minute of the day, 0 to 1439, in parts; midnight is 12 AM, noon 12 PM. Without Intl, because
 * engines disagree on midnight.
 */
export function displayTime(minuteOfDay: number, timeFormat: TimeFormat): DisplayTime {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = minuteOfDay % 60;
  if (timeFormat === 24) return { hour, minute };
  return { hour: hour % 12 || 12, minute, timePeriod: hour < 12 ? 'AM' : 'PM' };
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** `06:19`. @param minuteOfDay 0 to 1439 */
export function h24Text(minuteOfDay: number): string {
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
}

/** `6:19 AM`. @param minuteOfDay 0 to 1439 */
export function h12Text(minuteOfDay: number): string {
  const { hour, minute, timePeriod } = displayTime(minuteOfDay, 12);
  return `${hour}:${twoDigits(minute)} ${timePeriod}`;
}

/** The clock time some minutes (0 or more, unrounded) after the start, rounded up to a minute. */
export function clockTime(
  startMinuteOfDay: number,
  minutesFromStart: number,
  timeFormat: TimeFormat,
): ClockTime {
  const wholeMinutes = ceilMinutes(minutesFromStart);
  const sinceMidnight = startMinuteOfDay + wholeMinutes;
  const minuteOfDay = sinceMidnight % minutesPerDay;
  const h24 = h24Text(minuteOfDay);
  const h12 = h12Text(minuteOfDay);
  return {
    minutesFromStart: wholeMinutes,
    dayOffset: Math.floor(sinceMidnight / minutesPerDay),
    h24,
    h12,
    display: timeFormat === 12 ? h12 : h24,
  };
}

/** Whole minutes as hours and minutes. @param minutes a whole number, 0 or more */
export function durationOf(minutes: number): Duration {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
