import { dayPlus, daysBetween } from '@/lib/calendar/local-day';

/** The day whose number is 1. */
const dayOne = '2025-01-01';

/** Number of values of the day in a link: 0 for none, 1 for 2025-01-01, 36525 for 2125-01-01. */
export const dayNumberSize = 36_526;

/**
 * The number of a day in a link.
 * @param day 'YYYY-MM-DD'
 * @returns 1 to 36525; 0 for a day out of range, before 2025 or after 2125-01-01
 */
export function dayNumberOf(day: string): number {
  const number = 1 + daysBetween(dayOne, day);
  return number >= 1 && number < dayNumberSize ? number : 0;
}

/** The day of such a number, 'YYYY-MM-DD'; null for 0 and for numbers out of range. */
export function dayOfNumber(number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number >= dayNumberSize) return null;
  return dayPlus(dayOne, number - 1);
}
