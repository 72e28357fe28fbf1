import { h24Text, minutesPerDay } from '@/lib/bac';
import { pickerStepMin } from './limits';
import { drinkTypes, type AddedSitting, type EnteredSitting, type Sittings } from './model';
import { planSitting, plannedSittings, sittingAt, spanOf } from './planned-sittings';

/** Minutes between the last finish and the start that a new sitting begins with. */
const firstPauseMin = 120;
const newSittingMin = 60;

/**
 * The model with one sitting on the day that makes the whole span the least time; on the same day
 * as the first where that is as good, and rather after it than before.
 * @param index 0 moves the others in its place
 */
export function withLeastSpan<Model extends Sittings>(model: Model, index: number): Model {
  const shifts = [0, 1, -1];
  const candidates = shifts
    .map((days) => withDayShift(model, index, days))
    .filter((candidate): candidate is Model => candidate !== null);
  const spans = candidates.map((candidate) => spanOf(plannedSittings(candidate)));
  return candidates[spans.indexOf(Math.min(...spans))] ?? model;
}

/** One sitting on another day; null when that is farther than a day from the first. */
export function withDayShift<Model extends Sittings>(
  model: Model,
  index: number,
  days: number,
): Model | null {
  const added = model.addedSittings.map((sitting, i) => {
    if (index === 0) return { ...sitting, dayShift: sitting.dayShift - days };
    return i === index - 1 ? { ...sitting, dayShift: days } : sitting;
  });
  const isNear = added.every(({ dayShift }) => Math.abs(dayShift) <= 1);
  return isNear ? { ...model, addedSittings: added } : null;
}

/**
 * Another sitting, two hours after the last finish and an hour long, with the strengths and glasses
 * of the last one and nothing drunk yet.
 */
export function nextSitting(model: Sittings): AddedSitting {
  const planned = plannedSittings(model);
  const last = planned.reduce((a, b) => (b.finishMin > a.finishMin ? b : a));
  const startMin = toPickerStep(last.finishMin + firstPauseMin);
  const day = Math.floor(startMin / minutesPerDay);
  return {
    timeStartInH24: clockOf(startMin),
    timeFinishInH24: clockOf(startMin + newSittingMin),
    dayShift: Math.min(1, day),
    alcoholSettings: withAmounts(last, () => 0),
  };
}

/**
 * A long sitting as two with a pause between them: the first third and the last third of its time.
 * The drinks are shared out in halves, the odd one to the second; none is lost.
 * @param index place in the order of entry; the second part follows it there
 */
export function splitSitting<Model extends Sittings>(model: Model, index: number): Model {
  const sitting = sittingAt(model, index);
  const dayShift = model.addedSittings[index - 1]?.dayShift ?? 0;
  const { startMin, finishMin } = planSitting(sitting, index, dayShift);
  const thirdMin = toPickerStep((finishMin - startMin) / 3);
  const secondStartMin = finishMin - thirdMin;
  const first: EnteredSitting = {
    timeStartInH24: sitting.timeStartInH24,
    timeFinishInH24: clockOf(startMin + thirdMin),
    alcoholSettings: withAmounts(sitting, (amount) => Math.floor(amount / 2)),
  };
  const second: AddedSitting = {
    timeStartInH24: clockOf(secondStartMin),
    timeFinishInH24: sitting.timeFinishInH24,
    dayShift: Math.min(1, Math.floor(secondStartMin / minutesPerDay)),
    alcoholSettings: withAmounts(sitting, (amount) => Math.ceil(amount / 2)),
  };
  const { addedSittings: added } = model;
  if (index === 0) return { ...model, ...first, addedSittings: [second, ...added] };
  return {
    ...model,
    addedSittings: [
      ...added.slice(0, index - 1),
      { ...first, dayShift },
      second,
      ...added.slice(index),
    ],
  };
}

function withAmounts({ alcoholSettings }: EnteredSitting, amountOf: (amount: number) => number) {
  const changed = { ...alcoholSettings };
  for (const type of drinkTypes) {
    changed[type] = { ...changed[type], amount: amountOf(changed[type].amount) };
  }
  return changed;
}

function toPickerStep(minutes: number): number {
  return Math.round(minutes / pickerStepMin) * pickerStepMin;
}

/** HH:MM of minutes from some midnight. */
function clockOf(minutes: number): string {
  return h24Text(((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay);
}
