import type { Site } from '@/lib/site/sites';

/** "21 November 2026"; the English site uses the British order. At build time only. */
export function longDate(isoDate: string, { locale }: Pick<Site, 'locale'>): string {
  const writer = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return writer.format(new Date(`${isoDate}T12:00Z`));
}
