import { daysBetween, noonUtc } from '@/lib/calendar/local-day';
import type { Site } from '@/lib/site/sites';

/** Names days in the language of a site. */
export interface DayNames {
  /** "Mon" */
  weekday: (day: string) => string;
  /** "Sat 21 Nov"; more than half a year from today with its year. */
  date: (day: string, today: string) => string;
  /** "Mon"; a week from today and more "Sat 21 Nov". */
  near: (day: string, today: string) => string;
  /** "Saturday 21 November 2026" */
  whole: (day: string) => string;
}

/** British order: the English site writes 21 November, not November 21. */
const englishDates = 'en-GB';

const halfYearDays = 183;

const daysOfAWeek = 7;

const shortDate = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const known = new Map<string, DayNames>();

/** True within a week: later a weekday no longer says which one is meant. */
export function isNear(day: string, today: string): boolean {
  return Math.abs(daysBetween(today, day)) < daysOfAWeek;
}

/**
 * The names of days of a site. By Intl, so only for texts made in the browser: engines need not
 * agree with the build.
 */
export function dayNames({ locale }: Pick<Site, 'locale'>): DayNames {
  const found = known.get(locale);
  if (found) return found;
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale === 'en' ? englishDates : locale, {
      ...options,
      timeZone: 'UTC',
    });
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
