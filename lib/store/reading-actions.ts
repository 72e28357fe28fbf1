import { entriesOf } from '@/lib/evening/new-evening';
import { measuredDayOf, type Place } from '@/lib/evening/start-day';
import { clamp } from '@/lib/model/limits';
import {
  mostReadingSteps,
  readingOfSteps,
  readingSteps,
  type EnteredReading,
} from '@/lib/model/reading';
import type { CalculatorState } from './calculator';
import { checkedDay, checkedTime } from './calculator-actions';
import { placeNow } from './place-now';

/** What can be changed about a measured value: most visitors have none and never load this. */
export interface ReadingActions {
  /**
   * A value is rounded to the last decimal of its unit and bounded. The time of the measurement
   * decides its day, unless the visitor chose it: a day among the changes is such a choice.
   */
  setReading(changes: Partial<EnteredReading>): void;
}

/** Whatever holds the entries. */
interface Entries {
  getState: () => Pick<CalculatorState, 'model' | 'setEvening'>;
}

/** The actions over the reading of a store. */
export function readingActions({ getState }: Entries, place = placeNow): ReadingActions {
  return {
    setReading(changes) {
      const { model, setEvening } = getState();
      const reading = changedReading(model.reading, changes, place());
      setEvening({ ...entriesOf(model), reading });
    },
  };
}

function checkedReading(reading: EnteredReading): EnteredReading {
  const { value, unit } = reading;
  checkedTime(reading.timeMeasuredInH24);
  checkedTime(reading.timeLastDrinkInH24);
  if (value === null || Number.isNaN(value)) return { ...reading, value: null };
  const steps = clamp(readingSteps(value, unit), { min: 0, max: mostReadingSteps });
  return { ...reading, value: readingOfSteps(steps, unit) };
}

/** A day that is chosen stays; else one without a value has none, and another time decides anew. */
function changedReading(
  before: EnteredReading,
  changes: Partial<EnteredReading>,
  place: Place,
): EnteredReading {
  const reading = checkedReading({ ...before, ...changes });
  if (changes.measuredDay !== undefined) {
    return { ...reading, measuredDay: checkedDay(changes.measuredDay), isDayChosen: true };
  }
  if (reading.isDayChosen) return reading;
  if (reading.value === null) return { ...reading, measuredDay: '' };
  const isMoved = changes.timeMeasuredInH24 !== undefined;
  return isMoved ? { ...reading, measuredDay: measuredDayOf(reading, place) } : reading;
}
