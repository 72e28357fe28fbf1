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

/**
 * The initial times of a measurement: measured now, an hour after the last drink.
 * @param nowH24 HH:MM
 */
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

/**
 * The value after a change of the unit. It is kept if the new unit can express it, since probably
 * only the unit was wrong; else it is null.
 */
export function valueInUnit(value: number | null, unit: MeasurementUnit): number | null {
  if (value === null) return null;
  const steps = measurementSteps(value, unit);
  return steps <= maxMeasurementSteps && measurementOfSteps(steps, unit) === value ? value : null;
}
