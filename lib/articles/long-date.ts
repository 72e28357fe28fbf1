import { dateLocale } from '@/lib/i18n/day-names';
import type { Site } from '@/lib/site/sites';

/** "21 November 2026". At build time only. */
export function longDate(isoDate: string, { locale }: Pick<Site, 'locale'>): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const writer = new Intl.DateTimeFormat(dateLocale(locale), options);
  return writer.format(new Date(`${isoDate}T12:00Z`));
}
