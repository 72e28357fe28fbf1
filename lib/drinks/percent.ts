import { clamp, percentBounds } from '@/lib/model/bounds';
import type { DrinkType } from '@/lib/model/model';

/** A row in a column of the wheel picker. */
export interface PercentOption {
  id: string;
  name: string;
}

const digits = rows(9);

/**
 * The columns of the strength picker: the integer part, and tenths for beer and wine
 * (spec section 5: beer 0-15 and wine 0-22 with tenths, vodka and other 0-99 without).
 */
export function percentColumns(type: DrinkType): readonly (readonly PercentOption[])[] {
  const wholes = rows(Math.floor(percentBounds[type].max));
  return hasTenths(type) ? [wholes, digits] : [wholes];
}

/**
 * The selected id of each column: ['5', '6'] for 5.6 of a beer, ['40'] for vodka.
 * @param percent by volume; rounded to the nearest value in the columns
 */
export function percentToSelection(type: DrinkType, percent: number): string[] {
  const shown = clamp(percent, percentBounds[type]);
  if (!hasTenths(type)) return [String(Math.round(shown))];
  const tenths = Math.round(shown * 10);
  return [String(Math.floor(tenths / 10)), String(tenths % 10)];
}

/**
 * Percent by volume of a selection: the integer part, and the first digit of the second column as
 * tenths (spec section 5). A missing column counts as zero.
 * @throws {Error} if an id is not a number
 */
export function selectionToPercent(ids: readonly (string | undefined)[]): number {
  const [whole = '0', tenth = '0'] = ids;
  const wholePart = /^\d{1,2}$/.exec(whole)?.[0];
  const firstDigit = /\d/.exec(tenth)?.[0];
  if (wholePart === undefined || firstDigit === undefined) {
    throw new Error(`Invalid percent selection: ${whole}, ${tenth}`);
  }
  return (Number(wholePart) * 10 + Number(firstDigit)) / 10;
}

function hasTenths(type: DrinkType): boolean {
  return !Number.isInteger(percentBounds[type].max);
}

function rows(last: number): PercentOption[] {
  return Array.from({ length: last + 1 }, (_, value) => ({
    id: String(value),
    name: String(value),
  }));
}
