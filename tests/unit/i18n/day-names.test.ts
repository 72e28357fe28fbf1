import { describe, expect, it } from 'vitest';
import { dayNames, weekdayText } from '@/lib/i18n/day-names';
import { siteByCode, sites, type SiteCode } from '@/lib/site/sites';
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

describe('dayNames', () => {
  it.each(sites)('of $code', (site) => {
    const { date } = dayNames(site);
    expect(withoutPoints(date('2026-03-21', '2026-03-20'))).toBe(expected[site.code]);
  });

  it.each(sites)('names all days of a week in $code as Unicode CLDR does', ({ code, locale }) => {
    const t = translatorOf(code);
    const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    for (let date = 22; date <= 28; date++) {
      const day = `2026-11-${date}`;
      expect(withoutPoints(weekdayText(day, t))).toBe(
        withoutPoints(short.format(new Date(`${day}T12:00Z`))),
      );
    }
  });

  it('adds the year more than half a year away', () => {
    const { date } = dayNames({ locale: 'en' });
    // 31 May and 30 November are 183 days apart.
    expect(withoutPoints(date('2026-11-30', '2026-05-31'))).toBe('Mon 30 Nov');
    expect(withoutPoints(date('2026-11-30', '2026-05-30'))).toBe('Mon 30 Nov 2026');
    expect(withoutPoints(date('2026-05-31', '2026-11-30'))).toBe('Sun 31 May');
    expect(withoutPoints(date('2026-05-30', '2026-11-30'))).toBe('Sat 30 May 2026');
    expect(dayNames(siteByCode('jp')).date('2024-03-21', '2026-11-22')).toBe('2024年3月21日(木)');
    expect(dayNames(siteByCode('cn')).date('2024-03-21', '2026-11-22')).toBe('2024年3月21日周四');
  });
});
