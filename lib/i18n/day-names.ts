import { daysBetween, noonUtc } from '@/lib/calendar/local-day';
import type { Site } from '@/lib/site/sites';

/** Formats days in the language of a site. */
export interface DayNames {
  /** "Mon" */
  weekday: (day: string) => string;
  /** "Sat 21 Nov"; with the year if it is more than half a year from today. */
  date: (day: string, today: string) => string;
  /** "Mon" within a week of today, else "Sat 21 Nov". */
  near: (day: string, today: string) => string;
  /** "Saturday 21 November 2026" */
  whole: (day: string) => string;
}

/** The locale of dates: the English site uses the British order, 21 November. */
export const dateLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

const halfYearDays = 183;

const daysOfAWeek = 7;

const shortDate = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const known = new Map<string, DayNames>();

/** Whether a day is within a week of today, so that its weekday is unambiguous. */
export function isNear(day: string, today: string): boolean {
  return Math.abs(daysBetween(today, day)) < daysOfAWeek;
}

/** With Intl, whose texts differ between engines: not for texts that are rendered at build time. */
export function dayNames({ locale }: Pick<Site, 'locale'>): DayNames {
  const found = known.get(locale);
  if (found) return found;
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(noonUtc(day));
  };
  const date = writer(shortDate);
  const dateOfYear = writer({ ...shortDate, year: 'numeric' });
  const weekday = writer({ weekday: 'short' });
  const names: DayNames = {
    weekday,
    date: (day, today) =>
      Math.abs(daysBetween(today, day)) > halfYearDays ? dateOfYear(day) : date(day),
    near: (day, today) => (isNear(day, today) ? weekday(day) : names.date(day, today)),
    whole: writer({ dateStyle: 'full' }),
  };
  known.set(locale, names);
  return names;
}
