import { h24Text, minutesOfDay, minutesPerDay } from '@/lib/bac';
import { pickerStepMin } from './bounds';
import type { EnteredMeasurement } from './model';
import {
  maxMeasurementSteps,
  measurementOfSteps,
  measurementSteps,
  type MeasurementUnit,
} from './measurement';

/** Initial time between the last drink and the measurement. */
const firstPauseMin = 60;

/** Measured now (HH:MM), an hour after the last drink. */
export function firstMeasurementTimes(
  nowH24: string,
): Pick<EnteredMeasurement, 'timeMeasuredInH24' | 'timeLastDrinkInH24'> {
  const now = minutesOfDay(nowH24);
  const measured = now - (now % pickerStepMin);
  return {
    timeMeasuredInH24: h24Text(measured),
    timeLastDrinkInH24: h24Text((measured - firstPauseMin + minutesPerDay) % minutesPerDay),
  };
}

/** After a change of the unit the same number if it can be one (the unit was wrong), else null. */
export function valueInUnit(value: number | null, unit: MeasurementUnit): number | null {
  if (value === null) return null;
  const steps = measurementSteps(value, unit);
  return steps <= maxMeasurementSteps && measurementOfSteps(steps, unit) === value ? value : null;
}
