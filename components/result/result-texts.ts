import { useTranslations } from 'next-intl';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CountryOption } from '@/lib/i18n/country-names';
import { fullDate } from '@/lib/i18n/day-names';
import type { Translator } from '@/lib/i18n/duration-text';
import { formatLimit, permilleFrom, unbroken, unitNames, withUnit } from '@/lib/i18n/format';
import { useEveningTexts, type EveningTextsSetup } from '@/lib/i18n/use-evening-texts';
import { clockText, useLevelTexts } from '@/lib/i18n/use-level-texts';
import { siteByCode, type AlcoholUnit, type SiteCode } from '@/lib/site/sites';
import { longDateText } from './long-date';

export type ResultTexts = ReturnType<typeof useResultTexts>;

/** "Poland"; a limit set by the visitor is not the law of a country: "Your own limit". */
export function limitNameOf(
  { iso2, ownLimitPermille }: ApplicableLimit,
  countries: readonly CountryOption[],
  t: Translator,
): string {
  const country = ownLimitPermille === null && countries.find((row) => row.iso2 === iso2);
  return country ? country.name : t('result.limit.own');
}

/**
 * Formats the numbers of one result in the site's language, units and clock. Browser only: they
 * depend on the visitor's clock and day.
 * @param limitPermille the limit of the result
 */
export function useResultTexts(
  setup: EveningTextsSetup & { siteCode: SiteCode },
  limitPermille: number,
) {
  const t = useTranslations();
  const { siteCode, unitSystem } = setup;
  const site = siteByCode(siteCode);
  const { alcoholUnit } = site;
  const times = useEveningTexts(setup);
  const localAt = (atMin: number) => localTime(setup.startMs + atMin * MINUTE_MS, setup.zone);

  return {
    ...useLevelTexts(siteCode, limitPermille),
    ...times,
    alcoholUnit,
    /** "22:00" or "10:00 PM": none is wider. */
    widestClock: clockText('22:00', unitSystem),
    /** Local minute of the day, 0 to 1439, at a minute from the start. */
    minuteOfDayAt: (atMin: number) => localAt(atMin).minuteOfDay,
    /** "Sat 21:30", also today: paper is read on another day. */
    weekdayTime: (atMin: number) =>
      t('calendar.weekdayTime', { weekday: times.weekday(atMin), time: times.clock(atMin) }),
    /** "Saturday 21 November 2026" */
    wholeDay: (atMin: number) => fullDate(localAt(atMin).day, site),
    /** A limit in the site's unit, and in others that its readers know: 0.2 ‰, 0.02 %, 20 mg/100 ml. */
    limitInAllUnits(permille: number): string[] {
      const names = unitNames(t);
      const others: AlcoholUnit[] = site.noPermille ? [] : ['bac', 'mgPer100Ml'];
      return [...new Set([alcoholUnit, ...others])].map((unit) =>
        unbroken(
          withUnit(formatLimit(permille, { ...site, alcoholUnit: unit }), names[unit], site),
        ),
      );
    },
    /** Converts a number in the site's unit to permille. */
    permilleOf: (inUnit: number) => permilleFrom(inUnit, site),
    /** "22 November 2026", at a minute from the start. */
    longDate: (atMin: number) => longDateText(localAt(atMin).day, t),
  };
}
