import { describe, expect, it } from 'vitest';
import { longDateText } from '@/components/result/long-date';
import { dayPlus, noonUtc } from '@/lib/calendar/local-day';
import { dateLocale, dateText, longDate, weekdayText } from '@/lib/i18n/day-names';
import { sites, type SiteCode } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';

/** Saturday 21 March 2026, by hand, in the order of the language; without points and commas. */
const expected: Record<SiteCode, string> = {
  en: 'Sat 21 Mar',
  pl: 'sob 21 mar',
  de: 'Sa 21 März',
  es: 'sáb 21 mar',
  fr: 'sam 21 mars',
  br: 'sáb 21 de mar',
  ru: 'сб 21 мар',
  it: 'sab 21 mar',
  cz: 'so 21 3',
  jp: '3月21日(土)',
  cn: '3月21日周六',
};

const withoutPoints = (text: string) => text.replace(/[.,]/g, '').replace(/\s+/g, ' ');

describe('dateText', () => {
  it.each(sites)('of $code', ({ code }) => {
    const text = dateText('2026-03-21', '2026-03-20', translatorOf(code));
    expect(withoutPoints(text)).toBe(expected[code]);
  });

  it.each(sites)('names all days of a year in $code as Unicode CLDR does', (site) => {
    const { code, locale } = site;
    const t = translatorOf(code);
    const options = { weekday: 'short', timeZone: 'UTC' } as const;
    const weekday = new Intl.DateTimeFormat(locale, options);
    const parts = { ...options, day: 'numeric', month: 'short' } as const;
    const date = new Intl.DateTimeFormat(dateLocale(locale), parts);
    const ofYear = new Intl.DateTimeFormat(dateLocale(locale), { ...parts, year: 'numeric' });
    for (let count = 0; count < 365; count++) {
      const day = dayPlus('2026-01-01', count);
      const noonMs = noonUtc(day);
      expect(withoutPoints(weekdayText(day, t))).toBe(withoutPoints(weekday.format(noonMs)));
      expect(dateText(day, day, t)).toBe(date.format(noonMs));
      expect(withoutPoints(longDateText(day, t))).toBe(withoutPoints(longDate(day, site)));
      expect(withoutPoints(dateText(day, '2020-01-01', t))).toBe(
        withoutPoints(ofYear.format(noonMs)),
      );
    }
  });

  it('adds the year more than half a year away', () => {
    const t = translatorOf('en');
    // 31 May and 30 November are 183 days apart.
    expect(dateText('2026-11-30', '2026-05-31', t)).toBe('Mon 30 Nov');
    expect(dateText('2026-11-30', '2026-05-30', t)).toBe('Mon 30 Nov 2026');
    expect(dateText('2026-05-31', '2026-11-30', t)).toBe('Sun 31 May');
    expect(dateText('2026-05-30', '2026-11-30', t)).toBe('Sat 30 May 2026');
    expect(dateText('2024-03-21', '2026-11-22', translatorOf('jp'))).toBe('2024年3月21日(木)');
    expect(dateText('2024-03-21', '2026-11-22', translatorOf('cn'))).toBe('2024年3月21日周四');
  });
});
