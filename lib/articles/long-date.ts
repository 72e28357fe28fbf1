import { dateLocale } from '@/lib/i18n/day-names';
import type { Site } from '@/lib/site/sites';

/** "21 November 2026". At build time only. */
export function longDate(isoDate: string, site: Pick<Site, 'locale'>): string {
  const writer = new Intl.DateTimeFormat(dateLocale(site), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return writer.format(new Date(`${isoDate}T12:00Z`));
}
