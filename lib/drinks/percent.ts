import { clamp, percentBounds } from '@/lib/model/bounds';
import type { DrinkType } from '@/lib/model/model';

const digits = rows(9);

/**
 * The columns of the strength picker: the integer part, and tenths for beer and wine
 * (spec section 5: beer 0-15 and wine 0-22 with tenths, vodka and other 0-99 without).
 */
export function percentColumns(type: DrinkType) {
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
 * Percent by volume of selected ids: the integer part, and in the second column the tenths (spec
 * section 5). A missing column counts as zero.
 */
export function selectionToPercent([whole = '0', tenth = '0']: readonly string[]): number {
  return (Number(whole) * 10 + Number(tenth)) / 10;
}

function hasTenths(type: DrinkType): boolean {
  return !Number.isInteger(percentBounds[type].max);
}

/** The options of a column: the numbers from 0. */
function rows(last: number) {
  return Array.from({ length: last + 1 }, (_, value) => {
    const id = String(value);
    return { id, name: id };
  });
}
