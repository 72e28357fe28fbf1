/** Decimals of a unit, and its conversion factor. */
interface UnitRule {
  decimals: number;
  /** For a unit of blood, its value at 1 permille; for a unit of breath, its value at 1 mg/L. */
  perPermille?: number;
  perBreathMgPerL?: number;
}

/**
 * The units of breathalysers and laboratories, blood before breath; links name them by their place
 * here. 1 permille is taken as 1 g/L, as everywhere in the product.
 */
const rules = {
  permille: { decimals: 2, perPermille: 1 },
  percent: { decimals: 3, perPermille: 0.1 },
  gramsPerLitre: { decimals: 2, perPermille: 1 },
  mgPer100Ml: { decimals: 0, perPermille: 100 },
  breathMgPerL: { decimals: 2, perBreathMgPerL: 1 },
  breathUgPer100Ml: { decimals: 0, perBreathMgPerL: 100 },
} as const satisfies Record<string, UnitRule>;

export type MeasurementUnit = keyof typeof rules;
export const measurementUnits = Object.keys(rules) as MeasurementUnit[];
export const unitRules: Readonly<Record<MeasurementUnit, UnitRule>> = rules;

/** The units to choose from on a site; the chosen one is always among them. */
export function measurementUnitsOf(
  { noPermille }: { noPermille?: true },
  chosen: MeasurementUnit,
): readonly MeasurementUnit[] {
  return measurementUnits.filter(
    (unit) => !noPermille || unit === chosen || !(unit === 'permille' || unit === 'gramsPerLitre'),
  );
}

/** The maximum value in steps of its unit's last decimal: 9.99 permille. */
export const maxMeasurementSteps = 999;

/** Minutes after a drink with alcohol in the mouth (waiting time of the police and of manuals). */
export const mouthAlcoholMin = 15;

/** A value in whole steps of its unit's last decimal: 0.53 permille is 53. */
export function measurementSteps(value: number, unit: MeasurementUnit): number {
  return Math.round(value * 10 ** unitRules[unit].decimals);
}

/** The value of a number of steps, without floating-point error. */
export function measurementOfSteps(steps: number, unit: MeasurementUnit): number {
  return Number((steps / 10 ** unitRules[unit].decimals).toFixed(unitRules[unit].decimals));
}

/** True for a unit of breath, which a ratio converts to blood. */
export function isBreathUnit(unit: MeasurementUnit): boolean {
  return unitRules[unit].perBreathMgPerL !== undefined;
}

/**
 * A measurement as permille, unrounded.
 * @param breathRatio litres of breath with as much alcohol as one litre of blood
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

/** The times of the form before any are set. */
export const defaultMeasurementTimes = {
  timeMeasuredInH24: '23:30',
  timeLastDrinkInH24: '22:30',
} as const;
