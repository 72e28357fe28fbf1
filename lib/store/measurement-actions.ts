import { entriesOf } from '@/lib/evening/new-evening';
import { measuredDayOf, type ZonedNow } from '@/lib/evening/start-day';
import { clamp } from '@/lib/model/bounds';
import {
  maxMeasurementSteps,
  measurementOfSteps,
  measurementSteps,
  type EnteredMeasurement,
} from '@/lib/model/measurement';
import type { CalculatorState } from './calculator';
import { checkedDay, checkedTime } from './calculator-actions';
import { zonedNow } from './zoned-now';

/** Changes of the measurement. In a separate module, because most visitors do not need it. */
export interface MeasurementActions {
  /**
   * The value is rounded to the last decimal of its unit and clamped. The time of the measurement
   * sets its day, unless the visitor chose a day; a day in the changes is such a choice.
   */
  setMeasurement(changes: Partial<EnteredMeasurement>): void;
}

/** The part of the store that is used. */
interface Entries {
  getState: () => Pick<CalculatorState, 'model' | 'setEvening'>;
}

/** The actions on the measurement of a store. */
export function measurementActions({ getState }: Entries, now = zonedNow): MeasurementActions {
  return {
    setMeasurement(changes) {
      const { model, setEvening } = getState();
      const measurement = changedMeasurement(model.measurement, changes, now());
      setEvening({ ...entriesOf(model), measurement });
    },
  };
}

function checkedMeasurement(measurement: EnteredMeasurement): EnteredMeasurement {
  const { value, unit } = measurement;
  checkedTime(measurement.timeMeasuredInH24);
  checkedTime(measurement.timeLastDrinkInH24);
  if (value === null || Number.isNaN(value)) return { ...measurement, value: null };
  const steps = clamp(measurementSteps(value, unit), { min: 0, max: maxMeasurementSteps });
  return { ...measurement, value: measurementOfSteps(steps, unit) };
}

/** A chosen day is kept. Else there is no day without a value, and a new time sets a new day. */
function changedMeasurement(
  before: EnteredMeasurement,
  changes: Partial<EnteredMeasurement>,
  at: ZonedNow,
): EnteredMeasurement {
  const measurement = checkedMeasurement({ ...before, ...changes });
  if (changes.measuredDay !== undefined) {
    return { ...measurement, measuredDay: checkedDay(changes.measuredDay), isDayChosen: true };
  }
  if (measurement.isDayChosen) return measurement;
  if (measurement.value === null) return { ...measurement, measuredDay: '' };
  const isMoved = changes.timeMeasuredInH24 !== undefined;
  return isMoved ? { ...measurement, measuredDay: measuredDayOf(measurement, at) } : measurement;
}
