import { useTranslations } from 'next-intl';
import { clockAt } from '@/lib/calendar/evening';
import {
  formatLimit,
  formatNumber,
  hoursAndMinutes,
  mgPer100MlPerPermille,
  permilleFrom,
} from '@/lib/i18n/format';
import {
  clockText,
  unbroken,
  useDayName,
  useLevelTexts,
  type LevelTexts,
} from '@/lib/i18n/use-level-texts';
import type { UnitSystem } from '@/lib/model/model';
import { siteByCode, type AlcoholUnit, type SiteCode } from '@/lib/site/sites';

/** Writes the numbers of one result in the site's language, units and clock. */
export interface ResultTexts extends LevelTexts {
  /** The visitor's clock so many real minutes after the start. */
  clock: (atMin: number) => string;
  /** The clock, with the day in brackets where it is another one than that of the minute beside it. */
  moment: (atMin: number, besideMin: number) => string;
  /** A 24-hour time of the model in the visitor's form. */
  clockText: (h24: string) => string;
  /** "tomorrow": the day of that minute, seen from now. */
  day: (atMin: number) => string;
  duration: (totalMin: number) => string;
  /** A legal limit as the world writes it: 0.2 ‰, 0.02 %, 20 mg/100 ml. */
  limitInAllUnits: (permille: number) => string[];
  /** What a number in the site's unit is in permille. */
  permilleOf: (inUnit: number) => number;
  /** "22 November 2026", of an instant, in the visitor's time zone. */
  date: (instantMs: number) => string;
}

const MINUTE_MS = 60_000;

/** What the texts of a result depend on. */
export interface ResultTextsSetup {
  siteCode: SiteCode;
  unitSystem: UnitSystem;
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  nowMs: number;
}

/** The writer for a result; only for use in the browser, since clock and day are the visitor's. */
export function useResultTexts(setup: ResultTextsSetup): ResultTexts {
  const t = useTranslations();
  const { siteCode, unitSystem, startMs, nowMs } = setup;
  const site = siteByCode(siteCode);
  const levels = useLevelTexts(siteCode);
  const dayName = useDayName();

  function duration(totalMin: number): string {
    const { hours, minutes } = hoursAndMinutes(totalMin);
    if (minutes === 0) return unbroken(t('duration.hours', { hours }));
    if (hours === 0) return unbroken(t('duration.minutes', { minutes }));
    return unbroken(t('duration.hoursMinutes', { hours, minutes }));
  }

  const clock = (atMin: number) => clockText(clockAt(startMs, atMin).h24, unitSystem);
  const day = (atMin: number) =>
    dayName(clockAt(nowMs, (startMs - nowMs) / MINUTE_MS + atMin).dayOffset);

  return {
    ...levels,
    clock,
    moment: (atMin, besideMin) =>
      day(atMin) === day(besideMin) ? clock(atMin) : `${clock(atMin)} (${day(atMin)})`,
    clockText: (h24) => clockText(h24, unitSystem),
    day,
    duration,
    limitInAllUnits: (permille) => {
      const { decimalSeparator } = site;
      const limit = (alcoholUnit: AlcoholUnit) =>
        formatLimit(permille, { alcoholUnit, decimalSeparator });
      return [
        `${limit('promil')} ${t('unit.promil')}`,
        `${limit('bac')}${site.percentSpace}${t('unit.percent')}`,
        `${formatNumber(permille * mgPer100MlPerPermille, 0, site)} ${t('unit.milligram')}`,
      ].map(unbroken);
    },
    permilleOf: (inUnit) => permilleFrom(inUnit, site),
    // Written in the browser only, so that engines need not agree.
    date: (instantMs) =>
      new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(instantMs),
  };
}
