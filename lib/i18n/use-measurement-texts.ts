import { useTranslations } from 'next-intl';
import { unitRules, type MeasurementUnit } from '@/lib/model/measurement';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { formatNumber, withUnit } from './format';

/** Formats measurements in the language of a site. */
export function useMeasurementTexts(siteCode: SiteCode) {
  const t = useTranslations();
  const site = siteByCode(siteCode);
  const units: Record<MeasurementUnit, string> = {
    permille: t('unit.promil'),
    percent: t('unit.bac'),
    gramsPerLitre: t('unit.gramPerLiter'),
    mgPer100Ml: t('measurement.units.mgPer100Ml'),
    breathMgPerL: t('measurement.units.breathMgPerL'),
    breathUgPer100Ml: t('measurement.units.breathUgPer100Ml'),
  };
  return {
    /** "mg/L breath" */
    unit: (unit: MeasurementUnit) => units[unit],
    /** "0.25 mg/L breath", with as many decimals as devices with this unit show. */
    valueWithUnit: (value: number, unit: MeasurementUnit) =>
      withUnit(formatNumber(value, unitRules[unit].decimals, site), units[unit], site),
  };
}
