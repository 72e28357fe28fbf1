import { bounds, clamp, type Bounds } from './bounds';
import type { UnitSystem } from './model';
import { CM_PER_IN, IN_PER_FT, KG_PER_LB, LB_PER_STONE } from './units';

export type BodyUnit = 'cm' | 'ft' | 'in' | 'kg' | 'st' | 'lb';

/** A whole number with its unit. A height or weight has one or two of them (5 ft 9 in). */
export interface BodyMeasure {
  value: number;
  unit: BodyUnit;
}

/** Names of the units in the visitor's language. */
export type UnitTexts = Record<BodyUnit, string>;

/** How a height or a weight is displayed and picked, in whole numbers. */
export interface BodyScale {
  unit: BodyUnit;
  /** A larger unit beside it, and how many of the smaller one it has. */
  large?: { unit: BodyUnit; size: number };
  /** In `unit`. */
  range: Bounds;
  /** Centimetres or kilograms in one `unit`. */
  size: number;
}

const centimetres: BodyScale = { unit: 'cm', range: bounds.heightCm, size: 1 };
const feet: BodyScale = {
  unit: 'in',
  large: { unit: 'ft', size: IN_PER_FT },
  range: bounds.heightIn,
  size: CM_PER_IN,
};
const kilograms: BodyScale = { unit: 'kg', range: bounds.weightKg, size: 1 };
export const pounds: BodyScale = { unit: 'lb', range: bounds.weightLb, size: KG_PER_LB };
const stone: BodyScale = { ...pounds, large: { unit: 'st', size: LB_PER_STONE } };

/** Centimetres, or feet and inches. */
export function heightScale(unitSystem: UnitSystem): BodyScale {
  return unitSystem === 'metric' ? centimetres : feet;
}

/** Kilograms, pounds, or stone and pounds. Stone only matters in the imperial system. */
export function weightScale(display: {
  unitSystem: UnitSystem;
  weightInStone: boolean;
}): BodyScale {
  if (display.unitSystem === 'metric') return kilograms;
  return display.weightInStone ? stone : pounds;
}

/** As displayed, whole and within the range: 90 cm, 35.4 in, as 36 in. */
export function shownOf(stored: number, { range, size }: BodyScale): number {
  return clamp(Math.round(stored / size), range);
}

/** A height or weight as displayed, largest unit first: 178 cm, 5 ft 10 in, 12 st 4 lb. */
export function measuresOf(stored: number, scale: BodyScale): BodyMeasure[] {
  const { unit, large } = scale;
  const total = shownOf(stored, scale);
  if (!large) return [{ value: total, unit }];
  return [
    { value: Math.floor(total / large.size), unit: large.unit },
    { value: total % large.size, unit },
  ];
}

/** The columns of the picker: one, or one of each unit. */
export function columnsOf({ unit, large, range }: BodyScale, units: UnitTexts) {
  if (!large) return [column(range, units[unit])];
  const { size } = large;
  return [
    column(
      { min: Math.floor(range.min / size), max: Math.floor(range.max / size) },
      units[large.unit],
    ),
    column({ min: 0, max: size - 1 }, units[unit]),
  ];
}

/**
 * The picked height or weight in centimetres or kilograms, clamped to the bounds (6 st 0 lb is below
 * them); if it is the displayed one, or nothing was picked, the stored one with its fraction:
 * 175.26 cm, displayed as 175, stays 175.26.
 */
export function pickedValue(ids: string[], scale: BodyScale, current: number): number {
  const [first = NaN, second] = ids.map(Number);
  const total = second === undefined ? first : first * (scale.large?.size ?? 1) + second;
  const picked = clamp(total, scale.range);
  return picked === shownOf(current, scale) || Number.isNaN(picked) ? current : picked * scale.size;
}

/** The options of a column. A no-break space keeps number and unit on one line. */
function column({ min, max }: Bounds, unit: string) {
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const id = String(min + index);
    return { id, name: `${id}\u00a0${unit}` };
  });
}
