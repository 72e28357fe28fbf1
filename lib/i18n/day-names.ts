import { daysBetween, noonUtc } from '@/lib/calendar/local-day';
import type { Site } from '@/lib/site/sites';
import type { Translator } from './duration-text';

/** The locale of dates: the English site uses the British order, 21 November. */
export const dateLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

const halfYearDays = 183;

const daysOfAWeek = 7;

/** Whether a day is within a week of today, so that its weekday is unambiguous. */
export function isNear(day: string, today: string): boolean {
  return Math.abs(daysBetween(today, day)) < daysOfAWeek;
}

const dateOf = (day: string) => new Date(noonUtc(day));

/** "Mon", without Intl, whose first date format takes a slow phone a tenth of a second. */
export const weekdayText = (day: string, t: Translator) =>
  t('calendar.weekday', { day: String(dateOf(day).getUTCDay()) });

/** Year, month and day as messages take them. */
export const partsOf = (day: string) => ({
  year: String(dateOf(day).getUTCFullYear()),
  month: String(dateOf(day).getUTCMonth() + 1),
  day: String(dateOf(day).getUTCDate()),
});

/** "Sat 21 Nov", without Intl; with the year if it is more than half a year from today. */
export function dateText(day: string, today: string, t: Translator): string {
  const { year, ...ofYear } = partsOf(day);
  const date = t('calendar.date', { weekday: weekdayText(day, t), ...ofYear });
  if (Math.abs(daysBetween(today, day)) <= halfYearDays) return date;
  return t('calendar.dateOfYear', { date, year });
}

type Locale = Pick<Site, 'locale'>;

function written(day: string, dateStyle: 'full' | 'long', { locale }: Locale): string {
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle, timeZone: 'UTC' }).format(
    dateOf(day),
  );
}

/** "21 November 2026". Texts of Intl differ between engines: not for what is rendered at build time and again in a browser. */
export const longDate = (day: string, site: Locale) => written(day, 'long', site);

/** "Saturday 21 November 2026"; see longDate. */
export const fullDate = (day: string, site: Locale) => written(day, 'full', site);
