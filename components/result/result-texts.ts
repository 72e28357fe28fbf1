import { useTranslations } from 'next-intl';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { formatLimit, permilleFrom, unbroken, withUnit } from '@/lib/i18n/format';
import {
  useEveningTexts,
  type EveningTexts,
  type EveningTextsSetup,
} from '@/lib/i18n/use-evening-texts';
import { clockText, useLevelTexts, type LevelTexts } from '@/lib/i18n/use-level-texts';
import { siteByCode, type AlcoholUnit } from '@/lib/site/sites';

/** A limit in its own unit first, then as others write it; each site the units its readers know. */
const limitUnits: Record<AlcoholUnit, readonly AlcoholUnit[]> = {
  promil: ['promil', 'bac', 'mgPer100Ml'],
  gramPerLiter: ['gramPerLiter', 'bac', 'mgPer100Ml'],
  bac: ['bac', 'mgPer100Ml'],
  mgPer100Ml: ['mgPer100Ml', 'bac'],
};

/** Writes the numbers of one result in the site's language, units and clock. */
export interface ResultTexts extends LevelTexts, EveningTexts {
  alcoholUnit: AlcoholUnit;
  /** A 24-hour time of the model in the visitor's form. */
  clockText: (h24: string) => string;
  /** What local clocks show so many minutes after the start, 0 to 1439. */
  minuteOfDayAt: (atMin: number) => number;
  /** A legal limit as its readers may know it: 0.2 ‰, 0.02 %, 20 mg/100 ml. */
  limitInAllUnits: (permille: number) => string[];
  /** What a number in the site's unit is in permille. */
  permilleOf: (inUnit: number) => number;
  /** "22 November 2026", of an instant, in the visitor's time zone. */
  longDate: (instantMs: number) => string;
}

/** The writer for a result; only for use in the browser, since clock and day are the visitor's. */
export function useResultTexts(setup: EveningTextsSetup): ResultTexts {
  const t = useTranslations();
  const { siteCode, unitSystem } = setup;
  const site = siteByCode(siteCode);
  const levels = useLevelTexts(siteCode);
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
    // Written in the browser only, so that engines need not agree.
    longDate: (instantMs) =>
      new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(instantMs),
  };
}
