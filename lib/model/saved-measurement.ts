import { isClockTime } from '@/lib/bac';
import { isDay } from '@/lib/calendar/local-day';
import { flag, nullOr, oneOf, textThat, within, type Readers } from './field-readers';
import { keptFields, recordOrEmpty } from './kept-fields';
import {
  maxMeasurementSteps,
  measurementOfSteps,
  measurementSteps,
  measurementUnits,
  type EnteredMeasurement,
} from './measurement';

const clockTime = textThat(isClockTime);

const measurementFields: Readers<EnteredMeasurement> = {
  value: nullOr(within({ min: 0, max: Infinity })),
  unit: oneOf(measurementUnits),
  measuredDay: textThat((text) => text === '' || isDay(text)),
  isDayChosen: flag,
  timeMeasuredInH24: clockTime,
  timeLastDrinkInH24: clockTime,
  isLastDrinkDayBefore: oneOf([true]),
};

/** Reads the saved measurement. Drops a value without unit, or one that the form cannot show. */
export function mergeMeasurement(
  raw: unknown,
  defaults: EnteredMeasurement,
  lost: string[],
): EnteredMeasurement {
  const names: string[] = [];
  const saved = recordOrEmpty('reading', raw, lost);
  const kept = keptFields(measurementFields, saved, defaults, names);
  lost.push(...names.map((name) => `reading.${name}`));
  if (kept.value === null) return kept;
  const steps = measurementSteps(kept.value, kept.unit);
  if (!names.includes('unit') && steps <= maxMeasurementSteps) {
    return { ...kept, value: measurementOfSteps(steps, kept.unit) };
  }
  lost.push('reading.value');
  return { ...kept, value: null };
}
