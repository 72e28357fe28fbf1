import { useTranslations } from 'next-intl';
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
import { siteByCode, type AlcoholUnit, type SiteCode } from '@/lib/site/sites';

/** Writes the numbers of one result in the site's language, units and clock. */
export interface ResultTexts extends LevelTexts, EveningTexts {
  /**
   * The unit of formulas, 1 g of alcohol per litre of blood: g/L where the site reads in it, else ‰;
   * sites that read in % BAC calculate in permille and convert.
   */
  formulaUnit: string;
  /** A 24-hour time of the model in the visitor's form. */
  clockText: (h24: string) => string;
  /** A legal limit as the world writes it: 0.2 ‰, 0.02 %, 20 mg/100 ml. */
  limitInAllUnits: (permille: number) => string[];
  /** What a number in the site's unit is in permille. */
  permilleOf: (inUnit: number) => number;
  /** "22 November 2026", of an instant, in the visitor's time zone. */
  date: (instantMs: number) => string;
}

/** What the texts of a result depend on. */
export interface ResultTextsSetup extends EveningTextsSetup {
  siteCode: SiteCode;
}

/** The writer for a result; only for use in the browser, since clock and day are the visitor's. */
export function useResultTexts(setup: ResultTextsSetup): ResultTexts {
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
