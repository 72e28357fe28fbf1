import { useTranslations } from 'next-intl';
import { unitRules, type ReadingUnit } from '@/lib/model/reading';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { formatNumber, withUnit } from './format';

/** Writes measured values in the language of a site. */
export interface ReadingTexts {
  /** "mg/L breath" */
  unit: (unit: ReadingUnit) => string;
  /** "0.25 mg/L breath": as many decimals as devices of the unit print. */
  valueWithUnit: (value: number, unit: ReadingUnit) => string;
}

/** The writer of measured values of a site. */
export function useReadingTexts(siteCode: SiteCode): ReadingTexts {
  const t = useTranslations();
  const site = siteByCode(siteCode);
  const units: Record<ReadingUnit, string> = {
    permille: t('unit.promil'),
    percent: t('unit.bac'),
    gramsPerLitre: t('unit.gramPerLiter'),
    mgPer100Ml: t('reading.units.mgPer100Ml'),
    breathMgPerL: t('reading.units.breathMgPerL'),
    breathUgPer100Ml: t('reading.units.breathUgPer100Ml'),
  };
  const number = (value: number, unit: ReadingUnit) =>
    formatNumber(value, unitRules[unit].decimals, site);
  return {
    unit: (unit) => units[unit],
    valueWithUnit: (value, unit) => withUnit(number(value, unit), units[unit], site),
  };
}
