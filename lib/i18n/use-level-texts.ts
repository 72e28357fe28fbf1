import { useTranslations } from 'next-intl';
import { h12Text, minutesOfDay } from '@/lib/bac';
import type { UnitSystem } from '@/lib/model/model';
import { timeFormatOf } from '@/lib/model/units';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { formatLevel, formatLimit, formatNumber, noBreakSpace, unbroken, withUnit } from './format';

/** What a level stays below: "< 0.11"; one that prints as "< 0.01" already is that. */
export function belowText(level: string): string {
  return level.startsWith('<') ? level : `<${noBreakSpace}${level}`;
}

/** A 24-hour time in the visitor's form: 06:19, or 6:19 AM in the imperial system. */
export function clockText(h24: string, unitSystem: UnitSystem): string {
  return timeFormatOf(unitSystem) === 12 ? unbroken(h12Text(minutesOfDay(h24))) : h24;
}

/** Writes levels and limits in the site's language and unit. */
export interface LevelTexts {
  /** ‰, % BAC, g/L or mg/100 ml. */
  unit: string;
  /** A number as text with its unit; of an empty one the unit and what parts it from its number. */
  withUnit: (number: string) => string;
  /** A level without its unit. */
  level: (permille: number) => string;
  levelWithUnit: (permille: number) => string;
  /** A legal limit without its unit, as few decimals as the law writes. */
  limit: (permille: number) => string;
  limitWithUnit: (permille: number) => string;
  number: (value: number, decimals: number) => string;
}

/** The writer of levels and limits of a site. */
export function useLevelTexts(siteCode: SiteCode): LevelTexts {
  const t = useTranslations();
  const site = siteByCode(siteCode);
  const units = {
    promil: t('unit.promil'),
    bac: t('unit.bac'),
    gramPerLiter: t('unit.gramPerLiter'),
    mgPer100Ml: t('unit.milligram'),
  };
  const unit = unbroken(units[site.alcoholUnit]);
  const withOwnUnit = (number: string) => withUnit(number, unit, site);
  return {
    unit,
    withUnit: withOwnUnit,
    level: (permille) => formatLevel(permille, site),
    levelWithUnit: (permille) => withOwnUnit(formatLevel(permille, site)),
    limit: (permille) => formatLimit(permille, site),
    limitWithUnit: (permille) => withOwnUnit(formatLimit(permille, site)),
    number: (value, decimals) => formatNumber(value, decimals, site),
  };
}
