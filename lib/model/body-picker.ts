import { bounds, clamp, type Bounds } from './bounds';
import type { UnitSystem } from './model';
import {
  cmFromIn,
  IN_PER_FT,
  kgFromLb,
  LB_PER_STONE,
  shownCm,
  shownIn,
  shownKg,
  shownLb,
} from './units';

export type BodyUnit = 'cm' | 'ft' | 'in' | 'kg' | 'st' | 'lb';

/** A whole number with its unit. A height or weight has one or two of them (5 ft 9 in). */
export interface BodyMeasure {
  value: number;
  unit: BodyUnit;
}

/** Names of the units in the visitor's language. */
export type UnitTexts = Record<BodyUnit, string>;

interface PickerOption {
  id: string;
  name: string;
}

/** How weight is displayed. Stone only matters in the imperial system. */
export interface WeightDisplay {
  unitSystem: UnitSystem;
  weightInStone: boolean;
}

/** A height as displayed, largest unit first: 178 cm, or 5 ft 10 in. */
export function heightMeasures(heightCm: number, unitSystem: UnitSystem): BodyMeasure[] {
  if (unitSystem === 'metric') return [{ value: shownCm(heightCm), unit: 'cm' }];
  return split(shownIn(heightCm), IN_PER_FT, 'ft', 'in');
}

/** A weight as displayed, largest unit first: 78 kg, 172 lb, or 12 st 4 lb. */
export function weightMeasures(weightKg: number, display: WeightDisplay): BodyMeasure[] {
  if (display.unitSystem === 'metric') return [{ value: shownKg(weightKg), unit: 'kg' }];
  if (!display.weightInStone) return [{ value: shownLb(weightKg), unit: 'lb' }];
  return split(shownLb(weightKg), LB_PER_STONE, 'st', 'lb');
}

/** Picker columns for height: one of centimetres, or feet and inches. */
export function heightColumns(unitSystem: UnitSystem, units: UnitTexts): PickerOption[][] {
  if (unitSystem === 'metric') return [column(bounds.heightCm, units.cm)];
  return splitColumns(bounds.heightIn, IN_PER_FT, units.ft, units.in);
}

/** Picker columns for weight: one of kilograms or pounds, or stone and pounds. */
export function weightColumns(display: WeightDisplay, units: UnitTexts): PickerOption[][] {
  if (display.unitSystem === 'metric') return [column(bounds.weightKg, units.kg)];
  if (!display.weightInStone) return [column(bounds.weightLb, units.lb)];
  return splitColumns(bounds.weightLb, LB_PER_STONE, units.st, units.lb);
}

/** The ids to select in the columns above. */
export function measureIds(measures: BodyMeasure[]): string[] {
  return measures.map(({ value }) => String(value));
}

/**
 * The picked height in centimetres, within the bounds; if it is the displayed one, or nothing was
 * picked, the stored one with its fraction: 175.26 cm, displayed as 175, stays 175.26.
 */
export function pickedHeightCm(ids: string[], unitSystem: UnitSystem, currentCm: number): number {
  const isMetric = unitSystem === 'metric';
  const picked = joined(ids, isMetric ? bounds.heightCm : bounds.heightIn, IN_PER_FT);
  const shown = isMetric ? shownCm(currentCm) : shownIn(currentCm);
  if (picked === shown || Number.isNaN(picked)) return currentCm;
  return isMetric ? picked : cmFromIn(picked);
}

/** The picked weight in kilograms, clamped to the bounds (6 st 0 lb is below them). */
export function pickedWeightKg(ids: string[], display: WeightDisplay, currentKg: number): number {
  const isMetric = display.unitSystem === 'metric';
  const picked = joined(ids, isMetric ? bounds.weightKg : bounds.weightLb, LB_PER_STONE);
  const shown = isMetric ? shownKg(currentKg) : shownLb(currentKg);
  if (picked === shown || Number.isNaN(picked)) return currentKg;
  return isMetric ? picked : kgFromLb(picked);
}

function split(total: number, size: number, large: BodyUnit, small: BodyUnit): BodyMeasure[] {
  return [
    { value: Math.floor(total / size), unit: large },
    { value: total % size, unit: small },
  ];
}

function joined(ids: string[], range: Bounds, size: number): number {
  const [first = NaN, second] = ids.map(Number);
  return clamp(second === undefined ? first : first * size + second, range);
}

function splitColumns({ min, max }: Bounds, size: number, large: string, small: string) {
  const largeBounds = { min: Math.floor(min / size), max: Math.floor(max / size) };
  return [column(largeBounds, large), column({ min: 0, max: size - 1 }, small)];
}

/** The options of a column. A no-break space keeps number and unit on one line. */
function column({ min, max }: Bounds, unit: string): PickerOption[] {
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const id = String(min + index);
    return { id, name: `${id}\u00a0${unit}` };
  });
}
