import { roundHalfUp } from '@/lib/bac';
import type { AlcoholUnit, Site } from '@/lib/site/sites';

/** A number never parts from its unit at a line end. */
export const noBreakSpace = '\u00a0';

/** Keeps a short text such as "7 h 39 min" on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', noBreakSpace);
}

/** The parts of a site that decide how its numbers look. */
export type NumberStyle = Pick<Site, 'alcoholUnit' | 'decimalSeparator'>;

/** Digits after the point by unit (spec section 9: peak 2 decimals, BAC 4; devices: whole mg). */
const levelDecimals: Record<AlcoholUnit, number> = {
  promil: 2,
  gramPerLiter: 2,
  bac: 4,
  mgPer100Ml: 0,
};

/** What one permille is in the unit: 1 ‰ = 1 g/L = 0.1% BAC (spec section 9) = 100 mg/100 ml. */
export const perPermille: Record<AlcoholUnit, number> = {
  promil: 1,
  gramPerLiter: 1,
  bac: 0.1,
  mgPer100Ml: 100,
};

/** Digits after the point of a legal limit: 0.5 ‰, 0.05% BAC, 50 mg/100 ml. */
const limitDecimals: Record<AlcoholUnit, number> = {
  promil: 1,
  gramPerLiter: 1,
  bac: 2,
  mgPer100Ml: 0,
};

/**
 * A number with a fixed count of decimals, rounded half up, with the site's separator. No Intl:
 * engines differ, and the server's text must be the browser's.
 */
export function formatNumber(
  value: number,
  decimals: number,
  style: Pick<NumberStyle, 'decimalSeparator'>,
): string {
  return roundHalfUp(value, decimals).toFixed(decimals).replace('.', style.decimalSeparator);
}

/**
 * A blood alcohol level in the site's unit, without the unit. A level above zero that would print
 * as zero prints "< 0.01" (BAC: "< 0.0001"), with no-break spaces.
 * @param permille grams per litre of blood, 0 or more
 */
export function formatLevel(permille: number, style: NumberStyle): string {
  const decimals = levelDecimals[style.alcoholUnit];
  const value = permille * perPermille[style.alcoholUnit];
  const smallest = 10 ** -decimals;
  if (permille > 0 && roundHalfUp(value, decimals) === 0) {
    return `<${noBreakSpace}${formatNumber(smallest, decimals, style)}`;
  }
  return formatNumber(value, decimals, style);
}

/**
 * A legal limit in the site's unit, without the unit: as few decimals as the law writes, never
 * fewer than it needs (0.25 stays 0.25).
 */
export function formatLimit(limitPermille: number, style: NumberStyle): string {
  const value = limitPermille * perPermille[style.alcoholUnit];
  const decimals = limitDecimals[style.alcoholUnit];
  const isExact = Math.abs(roundHalfUp(value, decimals) - value) < 1e-9;
  return formatNumber(value, isExact ? decimals : decimals + 1, style);
}

/** A number with its unit, never parted at a line end; a percent sign stands as the language has it. */
export function withUnit(
  number: string,
  unit: string,
  { percentSpace }: Pick<Site, 'percentSpace'>,
): string {
  return number + (unit.startsWith('%') ? percentSpace : noBreakSpace) + unit;
}

/** The strength of a drink, "5%" or "4.5%": a decimal only where it has one. */
export function strengthText(
  percent: number,
  site: Pick<Site, 'decimalSeparator' | 'percentSpace'>,
): string {
  return withUnit(formatNumber(percent, Number.isInteger(percent) ? 0 : 1, site), '%', site);
}

/** What a number in the site's unit is in permille, free of binary dust. */
export function permilleFrom(inUnit: number, { alcoholUnit }: NumberStyle): number {
  return roundHalfUp(inUnit / perPermille[alcoholUnit], 4);
}
