import { h24Text, minutesOfDay, minutesPerDay } from '@/lib/bac';
import { pickerStepMin } from './limits';
import {
  mostReadingSteps,
  readingOfSteps,
  readingSteps,
  type EnteredReading,
  type ReadingUnit,
} from './reading';

/** Between the last drink and a first reading. */
const firstPauseMin = 60;

/**
 * The times that a reading begins with: measured now, an hour after the last drink.
 * @param nowH24 HH:MM
 */
export function firstReadingTimes(
  nowH24: string,
): Pick<EnteredReading, 'timeMeasuredInH24' | 'timeLastDrinkInH24'> {
  const now = minutesOfDay(nowH24);
  const measured = now - (now % pickerStepMin);
  return {
    timeMeasuredInH24: h24Text(measured),
    timeLastDrinkInH24: h24Text((measured - firstPauseMin + minutesPerDay) % minutesPerDay),
  };
}

/**
 * The value after a change of unit: kept where the new unit can print it, since then only the unit
 * was wrong; otherwise it meant something else and is asked for anew.
 */
export function valueInUnit(value: number | null, unit: ReadingUnit): number | null {
  if (value === null) return null;
  const steps = readingSteps(value, unit);
  return steps <= mostReadingSteps && readingOfSteps(steps, unit) === value ? value : null;
}
