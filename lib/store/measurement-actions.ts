import { h24Text } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type ZonedNow } from '@/lib/calendar/zone';
import { inDeviceZone } from '@/lib/evening/change-zone';
import { entriesOf } from '@/lib/evening/new-evening';
import { measuredMsOf } from '@/lib/evening/calculate-measured';
import { measuredDayOf, atEntries } from '@/lib/evening/start-day';
import { clamp } from '@/lib/model/bounds';
import type { CalculatorModel, EnteredMeasurement } from '@/lib/model/model';
import { maxMeasurementSteps, measurementOfSteps, measurementSteps } from '@/lib/model/measurement';
import { firstMeasurementTimes } from '@/lib/model/measurement-entry';
import type { CalculatorStore } from './calculator';
import { checkedDay, checkedTime } from './calculator-actions';
import { zonedNow } from './zoned-now';

/** Changes of the measurement. In a separate module, because most visitors do not need it. */
export function measurementActions(
  { getState }: Pick<CalculatorStore, 'getState'>,
  now = zonedNow,
) {
  return {
    /**
     * The value is rounded to the last decimal of its unit and clamped. The time of the measurement
     * sets its day, unless the visitor chose a day; a day in the changes is such a choice.
     */
    setMeasurement(changes: Partial<EnteredMeasurement>): void {
      const { model: entered, setEvening } = getState();
      const model = inDeviceZone(entered, now());
      const measurement = changedMeasurement(model, changes, atEntries(model, now()));
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

/** A day chosen for a measurement is kept while that is so recent that its value is corrected. */
const maxCorrectedMs = 18 * 60 * MINUTE_MS;

/**
 * A newly typed value gets the day of now, and the time of now if its own has not come yet; a new
 * time decides the day too, unless it was chosen.
 */
function changedMeasurement(
  { measurement: before, zone }: CalculatorModel,
  changes: Partial<EnteredMeasurement>,
  at: ZonedNow,
): EnteredMeasurement {
  const { isLastDrinkDayBefore, ...times } = before;
  const isTimed = 'timeMeasuredInH24' in changes || 'timeLastDrinkInH24' in changes;
  const kept = isLastDrinkDayBefore && !isTimed ? before : times;
  const measurement = checkedMeasurement({ ...kept, ...changes });
  if (changes.measuredDay !== undefined) {
    return { ...measurement, measuredDay: checkedDay(changes.measuredDay), isDayChosen: true };
  }
  if (measurement.value === null) {
    return measurement.isDayChosen ? measurement : { ...measurement, measuredDay: '' };
  }
  const isTyped = changes.value !== undefined && measurement.value !== before.value;
  const isOld =
    before.value !== null &&
    at.nowMs - measuredMsOf({ measurement: before, zone }, at) > maxCorrectedMs;
  if (measurement.isDayChosen && !(isTyped && isOld)) return measurement;
  if (!isTyped && changes.timeMeasuredInH24 === undefined) return measurement;
  const open = { ...measurement, measuredDay: '', isDayChosen: false };
  const isAhead = measuredMsOf({ measurement: open, zone }, at) > at.nowMs;
  if (!isTyped || !isAhead) return { ...open, measuredDay: measuredDayOf(open, at) };
  const { minuteOfDay } = localTime(at.nowMs, at.zone);
  const timed = {
    ...open,
    ...firstMeasurementTimes(h24Text(minuteOfDay)),
    givenEnds: 'none' as const,
  };
  return { ...timed, measuredDay: measuredDayOf(timed, at) };
}
