import type { ServingVariant } from '@/lib/drinks/variants';

/** The units a breathalyser or a laboratory writes, blood before breath. */
export const measurementUnits = [
  'permille',
  'percent',
  'gramsPerLitre',
  'mgPer100Ml',
  'breathMgPerL',
  'breathUgPer100Ml',
] as const;
export type MeasurementUnit = (typeof measurementUnits)[number];

/**
 * The units that are offered: all but those nobody reads there.
 * @param chosen stays, wherever it came from
 */
export function measurementUnitsOf(
  { noPermille }: { noPermille?: true },
  chosen: MeasurementUnit,
): readonly MeasurementUnit[] {
  return measurementUnits.filter(
    (unit) => !noPermille || unit === chosen || !(unit === 'permille' || unit === 'gramsPerLitre'),
  );
}

/** A value that was measured, as the visitor enters it. */
export interface EnteredMeasurement {
  /** In the unit below, in its steps; null until entered. */
  value: number | null;
  unit: MeasurementUnit;
  /** 'YYYY-MM-DD', local date of the measurement; empty until a value is entered. */
  measuredDay: string;
  /** The visitor chose the day: a time does not decide it anew. */
  isDayChosen: boolean;
  /** HH:MM, 24-hour clock. */
  timeMeasuredInH24: string;
  /** HH:MM: when the last drink ended; its latest occurrence up to the measurement is meant. */
  timeLastDrinkInH24: string;
}

/** What devices print: decimals of a unit, and its value at 1 permille where that is fixed. */
interface UnitRule {
  decimals: number;
  /** In this unit, per permille of blood; for breath, milligrams per litre in this unit. */
  perPermille?: number;
  perBreathMgPerL?: number;
}

/** 1 permille is 1 g/L here, as everywhere in the product. */
export const unitRules: Readonly<Record<MeasurementUnit, UnitRule>> = {
  permille: { decimals: 2, perPermille: 1 },
  percent: { decimals: 3, perPermille: 0.1 },
  gramsPerLitre: { decimals: 2, perPermille: 1 },
  mgPer100Ml: { decimals: 0, perPermille: 100 },
  breathMgPerL: { decimals: 2, perBreathMgPerL: 1 },
  breathUgPer100Ml: { decimals: 0, perBreathMgPerL: 100 },
};

/** The highest value that can be entered, in steps of its unit's last decimal: 9.99 permille. */
export const maxMeasurementSteps = 999;

/**
 * Minutes after the last drink within which alcohol in the mouth makes a breath measurement useless
 * (the waiting time of police and device manuals).
 */
export const mouthAlcoholMin = 15;

/** A value as whole steps of its unit's last decimal: 0.53 permille is 53. */
export function measurementSteps(value: number, unit: MeasurementUnit): number {
  return Math.round(value * 10 ** unitRules[unit].decimals);
}

/** The value of so many steps, without binary noise. */
export function measurementOfSteps(steps: number, unit: MeasurementUnit): number {
  return Number((steps / 10 ** unitRules[unit].decimals).toFixed(unitRules[unit].decimals));
}

/** True for a unit of breath, which only a ratio turns into blood. */
export function isBreathUnit(unit: MeasurementUnit): boolean {
  return unitRules[unit].perBreathMgPerL !== undefined;
}

/**
 * A measurement as a level of the blood.
 * @param breathRatio litres of breath that hold what one litre of blood holds; see
 *   `lib/countries/breath-ratio.ts`
 * @returns permille, unrounded
 */
export function permilleOfMeasurement(
  value: number,
  unit: MeasurementUnit,
  breathRatio: number,
): number {
  const { perPermille, perBreathMgPerL } = unitRules[unit];
  if (perBreathMgPerL !== undefined) return ((value / perBreathMgPerL) * breathRatio) / 1000;
  return value / (perPermille ?? 1);
}

/** The unit that devices and police of a country of the site print; permille elsewhere. */
const usualUnits: Partial<Record<ServingVariant, MeasurementUnit>> = {
  en: 'percent',
  au: 'percent',
  nz: 'mgPer100Ml',
  gb: 'breathUgPer100Ml',
  fr: 'breathMgPerL',
  es: 'breathMgPerL',
  br: 'breathMgPerL',
  it: 'gramsPerLitre',
  jp: 'breathMgPerL',
  cn: 'mgPer100Ml',
};

/** Before anything was measured. */
export function defaultMeasurement(variant: ServingVariant): EnteredMeasurement {
  return {
    value: null,
    unit: usualUnits[variant] ?? 'permille',
    measuredDay: '',
    isDayChosen: false,
    timeMeasuredInH24: '23:30',
    timeLastDrinkInH24: '22:30',
  };
}
