import { isClockTime } from '@/lib/bac';
import { isDay } from '@/lib/calendar/local-day';
import { flag, nullOr, oneOf, textThat, within, type Readers } from './field-readers';
import { keptFields, recordOrEmpty } from './kept-fields';
import {
  mostReadingSteps,
  readingOfSteps,
  readingSteps,
  readingUnits,
  type EnteredReading,
} from './reading';

const clockTime = textThat(isClockTime);

const readingFields: Readers<EnteredReading> = {
  value: nullOr(within({ min: 0, max: Infinity })),
  unit: oneOf(readingUnits),
  measuredDay: textThat((text) => text === '' || isDay(text)),
  isDayChosen: flag,
  timeMeasuredInH24: clockTime,
  timeLastDrinkInH24: clockTime,
};

/** A value means nothing without its unit, and must be one that the form can hold. */
export function mergeReading(
  raw: unknown,
  defaults: EnteredReading,
  lost: string[],
): EnteredReading {
  const names: string[] = [];
  const saved = recordOrEmpty('reading', raw, lost);
  const kept = keptFields(readingFields, saved, defaults, names);
  lost.push(...names.map((name) => `reading.${name}`));
  if (kept.value === null) return kept;
  const steps = readingSteps(kept.value, kept.unit);
  if (!names.includes('unit') && steps <= mostReadingSteps) {
    return { ...kept, value: readingOfSteps(steps, kept.unit) };
  }
  lost.push('reading.value');
  return { ...kept, value: null };
}
