import { clamp, limits, type Bounds } from './limits';
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

/** A whole number and its unit: a height or weight is one or two of them (5 ft 9 in). */
export interface BodyMeasure {
  value: number;
  unit: BodyUnit;
}

/** The words for the units in the visitor's language. */
export type UnitTexts = Record<BodyUnit, string>;

interface PickerOption {
  id: string;
  name: string;
}

/** How weight is read: stone only matters in the imperial system. */
export interface WeightDisplay {
  unitSystem: UnitSystem;
  weightInStone: boolean;
}

/** A height as shown, largest unit first: 178 cm, or 5 ft 10 in. */
export function heightMeasures(heightCm: number, unitSystem: UnitSystem): BodyMeasure[] {
  if (unitSystem === 'metric') return [{ value: shownCm(heightCm), unit: 'cm' }];
  return split(shownIn(heightCm), IN_PER_FT, 'ft', 'in');
}

/** A weight as shown, largest unit first: 78 kg, 172 lb, or 12 st 4 lb. */
export function weightMeasures(weightKg: number, display: WeightDisplay): BodyMeasure[] {
  if (display.unitSystem === 'metric') return [{ value: shownKg(weightKg), unit: 'kg' }];
  if (!display.weightInStone) return [{ value: shownLb(weightKg), unit: 'lb' }];
  return split(shownLb(weightKg), LB_PER_STONE, 'st', 'lb');
}

/** Picker columns for height: one of centimetres, or feet and inches. */
export function heightColumns(unitSystem: UnitSystem, units: UnitTexts): PickerOption[][] {
  if (unitSystem === 'metric') return [column(limits.heightCm, units.cm)];
  return splitColumns(limits.heightIn, IN_PER_FT, units.ft, units.in);
}

/** Picker columns for weight: one of kilograms or pounds, or stone and pounds. */
export function weightColumns(display: WeightDisplay, units: UnitTexts): PickerOption[][] {
  if (display.unitSystem === 'metric') return [column(limits.weightKg, units.kg)];
  if (!display.weightInStone) return [column(limits.weightLb, units.lb)];
  return splitColumns(limits.weightLb, LB_PER_STONE, units.st, units.lb);
}

/** The ids to select in the columns above. */
export function measureIds(measures: BodyMeasure[]): string[] {
  return measures.map(({ value }) => String(value));
}

/**
 * The height picked, in centimetres within the bounds. Confirming what was already shown keeps the
 * stored height to the fraction: 175.26 cm shown as 175 stays 175.26. So does picking nothing.
 * @param ids the chosen option of each column
 */
export function pickedHeightCm(ids: string[], unitSystem: UnitSystem, currentCm: number): number {
  const isMetric = unitSystem === 'metric';
  const picked = joined(ids, isMetric ? limits.heightCm : limits.heightIn, IN_PER_FT);
  const shown = isMetric ? shownCm(currentCm) : shownIn(currentCm);
  if (picked === shown || Number.isNaN(picked)) return currentCm;
  return isMetric ? picked : cmFromIn(picked);
}

/** The weight picked, in kilograms within the bounds; pairs outside (6 st 0 lb) go to the nearest end. */
export function pickedWeightKg(ids: string[], display: WeightDisplay, currentKg: number): number {
  const isMetric = display.unitSystem === 'metric';
  const picked = joined(ids, isMetric ? limits.weightKg : limits.weightLb, LB_PER_STONE);
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

function joined(ids: string[], bounds: Bounds, size: number): number {
  const [first = NaN, second] = ids.map(Number);
  return clamp(second === undefined ? first : first * size + second, bounds);
}

function splitColumns({ min, max }: Bounds, size: number, large: string, small: string) {
  const largeBounds = { min: Math.floor(min / size), max: Math.floor(max / size) };
  return [column(largeBounds, large), column({ min: 0, max: size - 1 }, small)];
}

/** A number never parts from its unit at a line end: a no-break space between them. */
function column({ min, max }: Bounds, unit: string): PickerOption[] {
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const id = String(min + index);
    return { id, name: `${id}\u00a0${unit}` };
  });
}
