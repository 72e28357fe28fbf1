import { isClockTime } from '@/lib/bac';
import { isDay } from '@/lib/calendar/local-day';
import { flag, nullOr, oneOf, textThat, within, type Readers } from './field-readers';
import { keptFields, recordOrEmpty } from './kept-fields';
import { givenEnds, type EnteredMeasurement } from './model';
import {
  defaultMeasurementTimes,
  maxMeasurementSteps,
  measurementOfSteps,
  measurementSteps,
  measurementUnits,
} from './measurement';

const clockTime = textThat(isClockTime);

const measurementFields: Readers<Omit<EnteredMeasurement, 'givenEnds'>> = {
  value: nullOr(within({ min: 0, max: Infinity })),
  unit: oneOf(measurementUnits),
  measuredDay: textThat((text) => text === '' || isDay(text)),
  isDayChosen: flag,
  timeMeasuredInH24: clockTime,
  timeLastDrinkInH24: clockTime,
  isLastDrinkDayBefore: oneOf([true]),
};

function areDefaultTimes(
  times: Pick<EnteredMeasurement, 'timeMeasuredInH24' | 'timeLastDrinkInH24'>,
): boolean {
  const { timeMeasuredInH24, timeLastDrinkInH24 } = defaultMeasurementTimes;
  return (
    times.timeMeasuredInH24 === timeMeasuredInH24 && times.timeLastDrinkInH24 === timeLastDrinkInH24
  );
}

/** Reads the saved measurement. Drops a value without unit, or one that the form cannot show. */
export function mergeMeasurement(
  raw: unknown,
  defaults: EnteredMeasurement,
  lost: string[],
): EnteredMeasurement {
  const names: string[] = [];
  const saved = recordOrEmpty('reading', raw, lost);
  const fields = keptFields<Omit<EnteredMeasurement, 'givenEnds'>>(
    measurementFields,
    saved,
    defaults,
    names,
  );
  const older: Pick<EnteredMeasurement, 'givenEnds'> = {
    givenEnds: areDefaultTimes(fields) ? 'none' : 'both',
  };
  const kept: EnteredMeasurement = {
    ...fields,
    ...keptFields({ givenEnds: oneOf(givenEnds) }, saved, older, names),
  };
  lost.push(...names.map((name) => `reading.${name}`));
  if (kept.value === null) return kept;
  const steps = measurementSteps(kept.value, kept.unit);
  if (!names.includes('unit') && steps <= maxMeasurementSteps) {
    return { ...kept, value: measurementOfSteps(steps, kept.unit) };
  }
  lost.push('reading.value');
  return { ...kept, value: null };
}
