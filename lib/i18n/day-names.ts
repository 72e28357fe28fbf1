import { daysBetween, noonUtc } from '@/lib/calendar/local-day';
import type { Site } from '@/lib/site/sites';
import type { Translator } from './duration-text';

/** Formats days in the language of a site. */
export interface DayNames {
  /** "Sat 21 Nov"; with the year if it is more than half a year from today. */
  date: (day: string, today: string) => string;
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

/** "Mon", without Intl, whose first date format takes a slow phone a tenth of a second. */
export const weekdayText = (day: string, t: Translator) =>
  t('calendar.weekday', { day: String(new Date(noonUtc(day)).getUTCDay()) });

/** With Intl, whose texts differ between engines: not for texts that are rendered at build time. */
export function dayNames({ locale }: Pick<Site, 'locale'>): DayNames {
  const found = known.get(locale);
  if (found) return found;
  const writer = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (day: string) => {
      format ??= new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: 'UTC' });
      return format.format(noonUtc(day));
    };
  };
  const date = writer(shortDate);
  const dateOfYear = writer({ ...shortDate, year: 'numeric' });
  const names: DayNames = {
    date: (day, today) =>
      Math.abs(daysBetween(today, day)) > halfYearDays ? dateOfYear(day) : date(day),
    whole: writer({ dateStyle: 'full' }),
  };
  known.set(locale, names);
  return names;
}

/** "21 November 2026". At build time only. */
export function longDate(isoDate: string, { locale }: Pick<Site, 'locale'>): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const writer = new Intl.DateTimeFormat(dateLocale(locale), options);
  return writer.format(new Date(`${isoDate}T12:00Z`));
}
