import { limitTolerancePermille, roundHalfUp } from '@/lib/bac';
import type { AlcoholUnit, Site } from '@/lib/site/sites';

/** Prevents a line break between a number and its unit. */
export const noBreakSpace = '\u00a0';

/** Prevents line breaks in a short text such as "7 h 39 min". */
export function unbroken(text: string): string {
  return text.replaceAll(' ', noBreakSpace);
}

/** The properties of a site that its number format depends on. */
export type NumberStyle = Pick<Site, 'alcoholUnit' | 'decimalSeparator'>;

/** How figures are written in a unit. */
interface UnitStyle {
  /** 1 ‰ = 1 g/L = 0.1% BAC (spec section 9) = 100 mg/100 ml. */
  perPermille: number;
  /** Decimals of a level. Four of a percent would be more exact than the estimate. */
  level: number;
  /** Of the peak of a result where it has others (spec section 9). */
  peak?: number;
  /** Decimals of a legal limit: 0.5 ‰, 0.05% BAC, 50 mg/100 ml. */
  limit: number;
}

const inGrams: UnitStyle = { perPermille: 1, level: 2, limit: 1 };

export const unitStyles: Record<AlcoholUnit, UnitStyle> = {
  promil: inGrams,
  gramPerLiter: inGrams,
  bac: { perPermille: 0.1, level: 3, peak: 4, limit: 2 },
  mgPer100Ml: { perPermille: 100, level: 0, limit: 0 },
};

/** The units as they are written, BAC with a percent sign. */
export const unitNames = (
  t: (key: `unit.${'promil' | 'gramPerLiter' | 'percent' | 'milligram'}`) => string,
): Record<AlcoholUnit, string> => ({
  promil: t('unit.promil'),
  gramPerLiter: t('unit.gramPerLiter'),
  bac: t('unit.percent'),
  mgPer100Ml: t('unit.milligram'),
});

/** Fixed decimals, rounded half up. Without Intl: the browser must write what the build wrote. */
export function formatNumber(
  value: number,
  decimals: number,
  style: Pick<NumberStyle, 'decimalSeparator'>,
): string {
  return roundHalfUp(value, decimals).toFixed(decimals).replace('.', style.decimalSeparator);
}

/**
 * A level, permille, as a number in the site's unit. Above zero it is never printed as zero
 * ("< 0.01"), and over the limit never as the limit: it is rounded up.
 * @param limitPermille the limit beside which it is read; left out where there is none
 */
export function formatLevel(
  permille: number,
  style: NumberStyle,
  limitPermille = Infinity,
  decimals = unitStyles[style.alcoholUnit].level,
): string {
  const inUnit = unitStyles[style.alcoholUnit].perPermille;
  const smallest = 10 ** -decimals;
  const rounded = roundHalfUp(permille * inUnit, decimals);
  if (permille > 0 && rounded === 0) {
    return `<${noBreakSpace}${formatNumber(smallest, decimals, style)}`;
  }
  const isOver = permille > limitPermille + limitTolerancePermille;
  const isPrintedOver = rounded > (limitPermille + limitTolerancePermille) * inUnit;
  return formatNumber(isOver && !isPrintedOver ? rounded + smallest : rounded, decimals, style);
}

/** The peak of a result, as `formatLevel`. */
export function formatPeak(permille: number, style: NumberStyle, limitPermille?: number): string {
  return formatLevel(permille, style, limitPermille, unitStyles[style.alcoholUnit].peak);
}

/** A legal limit as a number in the site's unit, with one more decimal if it needs it (0.25). */
export function formatLimit(limitPermille: number, style: NumberStyle): string {
  const { perPermille, limit: decimals } = unitStyles[style.alcoholUnit];
  const value = limitPermille * perPermille;
  const isExact = Math.abs(roundHalfUp(value, decimals) - value) < 1e-9;
  return formatNumber(value, isExact ? decimals : decimals + 1, style);
}

/** A number with its unit, without a line break; the space before a percent sign depends on the site. */
export function withUnit(
  number: string,
  unit: string,
  { percentSpace }: Pick<Site, 'percentSpace'>,
): string {
  return number + (unit.startsWith('%') ? percentSpace : noBreakSpace) + unit;
}

/** The strength of a drink: "5%" or "4.5%". */
export function strengthText(
  percent: number,
  site: Pick<Site, 'decimalSeparator' | 'percentSpace'>,
): string {
  return withUnit(formatNumber(percent, Number.isInteger(percent) ? 0 : 1, site), '%', site);
}

/** Converts a level from the site's unit to permille, rounded to remove floating-point errors. */
export function permilleFrom(inUnit: number, { alcoholUnit }: NumberStyle): number {
  return roundHalfUp(inUnit / unitStyles[alcoholUnit].perPermille, 4);
}
