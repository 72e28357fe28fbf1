import {
  clockTime,
  dayOrNone,
  ends,
  flag,
  keptFields,
  nullOr,
  oneOf,
  recordOrEmpty,
  within,
  type Readers,
} from './field-readers';
import type { EnteredMeasurement } from './model';
import {
  maxMeasurementSteps,
  measurementOfSteps,
  measurementSteps,
  measurementUnits,
} from './measurement';

const measurementFields: Readers<EnteredMeasurement> = {
  value: nullOr(within({ min: 0, max: Infinity })),
  unit: oneOf(measurementUnits),
  measuredDay: dayOrNone,
  isDayChosen: flag,
  timeMeasuredInH24: clockTime,
  timeLastDrinkInH24: clockTime,
  givenEnds: ends,
  isLastDrinkDayBefore: oneOf([true]),
};

/** Reads the saved measurement. Drops a value without unit, or one that the form cannot show. */
export function mergeMeasurement(
  raw: unknown,
  defaults: EnteredMeasurement,
  lost: string[],
): EnteredMeasurement {
  const saved = recordOrEmpty('reading', raw, lost);
  const kept = keptFields<EnteredMeasurement>(measurementFields, saved, defaults, lost, 'reading.');
  const isRead = (field: keyof EnteredMeasurement) => !lost.includes(`reading.${field}`);
  // Of before there was a mark: given where they are not the defaults. The default of an unreadable
  // time is not given.
  const areDefaultTimes =
    kept.timeMeasuredInH24 === defaults.timeMeasuredInH24 &&
    kept.timeLastDrinkInH24 === defaults.timeLastDrinkInH24;
  if (saved.givenEnds === undefined && !areDefaultTimes) kept.givenEnds = 'both';
  if (!isRead('timeMeasuredInH24') || !isRead('timeLastDrinkInH24')) kept.givenEnds = 'none';
  if (kept.value === null) return kept;
  const steps = measurementSteps(kept.value, kept.unit);
  if (isRead('unit') && steps <= maxMeasurementSteps) {
    return { ...kept, value: measurementOfSteps(steps, kept.unit) };
  }
  lost.push('reading.value');
  return { ...kept, value: null };
}
