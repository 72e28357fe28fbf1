import { useTranslations } from 'next-intl';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { dateLocale } from '@/lib/i18n/day-names';
import { formatLimit, permilleFrom, unbroken, withUnit } from '@/lib/i18n/format';
import {
  useEveningTexts,
  type EveningTexts,
  type EveningTextsSetup,
} from '@/lib/i18n/use-evening-texts';
import { clockText, useLevelTexts, type LevelTexts } from '@/lib/i18n/use-level-texts';
import { siteByCode, type AlcoholUnit } from '@/lib/site/sites';

/** The units in which a limit is written: the site's own first, then others its readers know. */
const limitUnits: Record<AlcoholUnit, readonly AlcoholUnit[]> = {
  promil: ['promil', 'bac', 'mgPer100Ml'],
  gramPerLiter: ['gramPerLiter', 'bac', 'mgPer100Ml'],
  bac: ['bac', 'mgPer100Ml'],
  mgPer100Ml: ['mgPer100Ml', 'bac'],
};

/** Formats the numbers of one result in the site's language, units and clock. */
export interface ResultTexts extends LevelTexts, EveningTexts {
  alcoholUnit: AlcoholUnit;
  /** Converts a 24-hour time of the model to the visitor's clock format. */
  clockText: (h24: string) => string;
  /** Local minute of the day, 0 to 1439, at a minute from the start. */
  minuteOfDayAt: (atMin: number) => number;
  /** A limit in each of the units: 0.2 ‰, 0.02 %, 20 mg/100 ml. */
  limitInAllUnits: (permille: number) => string[];
  /** Converts a number in the site's unit to permille. */
  permilleOf: (inUnit: number) => number;
  /** "22 November 2026", in the visitor's time zone. @param instantMs milliseconds since 1970 */
  longDate: (instantMs: number) => string;
}

/**
 * The formatters of a result. Browser only: they depend on the visitor's clock and day.
 * @param limitPermille the limit of the result
 */
export function useResultTexts(setup: EveningTextsSetup, limitPermille: number): ResultTexts {
  const t = useTranslations();
  const { siteCode, unitSystem } = setup;
  const site = siteByCode(siteCode);
  const levels = useLevelTexts(siteCode, limitPermille);
  const evening = useEveningTexts(setup);
  const { alcoholUnit } = site;

  return {
    ...levels,
    ...evening,
    alcoholUnit,
    clockText: (h24) => clockText(h24, unitSystem),
    minuteOfDayAt: (atMin) => localTime(setup.startMs + atMin * MINUTE_MS, setup.zone).minuteOfDay,
    limitInAllUnits: (permille) => {
      const names: Record<AlcoholUnit, string> = {
        promil: t('unit.promil'),
        bac: t('unit.percent'),
        gramPerLiter: t('unit.gramPerLiter'),
        mgPer100Ml: t('unit.milligram'),
      };
      const units = site.noPermille ? [alcoholUnit] : limitUnits[alcoholUnit];
      return units.map((unit) =>
        unbroken(
          withUnit(formatLimit(permille, { ...site, alcoholUnit: unit }), names[unit], site),
        ),
      );
    },
    permilleOf: (inUnit) => permilleFrom(inUnit, site),
    // Browser only: Intl may differ between engines.
    longDate: (instantMs) =>
      new Intl.DateTimeFormat(dateLocale(site.locale), { dateStyle: 'long' }).format(instantMs),
  };
}
