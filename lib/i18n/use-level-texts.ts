import { useTranslations } from 'next-intl';
import { h12Text, minutesOfDay } from '@/lib/bac';
import type { UnitSystem } from '@/lib/model/model';
import { timeFormatOf } from '@/lib/model/units';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import {
  formatLevel,
  formatLimit,
  formatNumber,
  formatPeak,
  noBreakSpace,
  unbroken,
  unitNames,
  withUnit,
} from './format';

/** Adds "<" to a formatted level, unless it already has it: "< 0.11". */
export function belowText(level: string): string {
  return level.startsWith('<') ? level : `<${noBreakSpace}${level}`;
}

/** Formats an HH:MM time: 06:19, or 6:19 AM in the imperial system. */
export function clockText(h24: string, unitSystem: UnitSystem): string {
  return timeFormatOf(unitSystem) === 12 ? unbroken(h12Text(minutesOfDay(h24))) : h24;
}

export type LevelTexts = ReturnType<typeof useLevelTexts>;

/**
 * Formats levels and limits in the site's language and unit.
 * @param limitPermille the limit beside which levels are read: none over it is printed as the limit
 */
export function useLevelTexts(siteCode: SiteCode, limitPermille?: number) {
  const t = useTranslations();
  const site = siteByCode(siteCode);
  const units = { ...unitNames(t), bac: t('unit.bac') };
  const unit = unbroken(units[site.alcoholUnit]);
  const withOwnUnit = (number: string) => withUnit(number, unit, site);
  const level = (permille: number) => formatLevel(permille, site, limitPermille);
  return {
    /** ‰, % BAC, g/L or mg/100 ml. */
    unit,
    /** Appends the unit to a formatted number; for an empty text, returns the separator and the unit. */
    withUnit: withOwnUnit,
    /** A level without its unit. */
    level,
    levelWithUnit: (permille: number) => withOwnUnit(level(permille)),
    /** The peak of a result without its unit, in more decimals where the unit is a percent. */
    peak: (permille: number) => formatPeak(permille, site, limitPermille),
    peakWithUnit: (permille: number) => withOwnUnit(formatPeak(permille, site, limitPermille)),
    /** A legal limit without its unit (see `formatLimit`). */
    limit: (permille: number) => formatLimit(permille, site),
    limitWithUnit: (permille: number) => withOwnUnit(formatLimit(permille, site)),
    number: (value: number, decimals: number) => formatNumber(value, decimals, site),
  };
}
