import { h24Text, minutesOfDay, minutesPerDay, type MeasuredLevel } from '@/lib/bac';
import { minutesSince, startInstant } from '@/lib/calendar/evening';
import type { CalculatorModel } from './model';
import { permilleOfReading, type EnteredReading } from './reading';
import { timeFormatOf } from './units';

/**
 * The instant of the measurement, seen from now.
 * @param nowMs milliseconds since 1970
 */
export function measuredInstant(reading: EnteredReading, nowMs: number): number {
  return startInstant(reading.timeMeasuredInH24, nowMs);
}

/** What decides about a measured value beside the entries. */
export interface MeasuredContext {
  limitPermille: number;
  /** Litres of breath for one of blood. */
  breathRatio: number;
  /** Instant of the measurement, from `measuredInstant`. */
  startMs: number;
}

/**
 * The entered value as the engine must hear it in the visitor's time zone: the last drink as many
 * real minutes before the measurement as they are, also in a night in which the clocks change.
 * @returns null while there is no value above zero
 */
export function measuredInput(
  { reading, unitSystem }: Pick<CalculatorModel, 'reading' | 'unitSystem'>,
  { limitPermille, breathRatio, startMs }: MeasuredContext,
): MeasuredLevel | null {
  const { value, unit, timeMeasuredInH24, timeLastDrinkInH24 } = reading;
  if (!value) return null;
  // A day and more cannot be said with clock times: the longest that can be comes closest.
  const sinceMin = Math.min(minutesSince(timeLastDrinkInH24, startMs), minutesPerDay - 1);
  const lastDrinkMin = minutesOfDay(timeMeasuredInH24) - sinceMin + minutesPerDay;
  return {
    permille: permilleOfReading(value, unit, breathRatio),
    timeMeasured: timeMeasuredInH24,
    timeLastDrink: h24Text(lastDrinkMin % minutesPerDay),
    legalDrivingLimitPermille: limitPermille,
    timeFormat: timeFormatOf(unitSystem),
  };
}
