import { useTranslations } from 'next-intl';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import {
  formatLimit,
  formatNumber,
  mgPer100MlPerPermille,
  permilleFrom,
  unbroken,
} from '@/lib/i18n/format';
import {
  useEveningTexts,
  type EveningTexts,
  type EveningTextsSetup,
} from '@/lib/i18n/use-evening-texts';
import { clockText, useLevelTexts, type LevelTexts } from '@/lib/i18n/use-level-texts';
import { siteByCode, type AlcoholUnit } from '@/lib/site/sites';

/** Writes the numbers of one result in the site's language, units and clock. */
export interface ResultTexts extends LevelTexts, EveningTexts {
  /**
   * The unit of formulas, 1 g of alcohol per litre of blood: g/L where the site reads in it, else ‰;
   * sites that read in % BAC calculate in permille and convert.
   */
  formulaUnit: string;
  /** A 24-hour time of the model in the visitor's form. */
  clockText: (h24: string) => string;
  /** What local clocks show so many minutes after the start, 0 to 1439. */
  minuteOfDayAt: (atMin: number) => number;
  /** A legal limit as the world writes it: 0.2 ‰, 0.02 %, 20 mg/100 ml. */
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

  return {
    ...levels,
    ...evening,
    formulaUnit: site.alcoholUnit === 'bac' ? t('unit.promil') : levels.unit,
    clockText: (h24) => clockText(h24, unitSystem),
    minuteOfDayAt: (atMin) => localTime(setup.startMs + atMin * MINUTE_MS, setup.zone).minuteOfDay,
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
    longDate: (instantMs) =>
      new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(instantMs),
  };
}
