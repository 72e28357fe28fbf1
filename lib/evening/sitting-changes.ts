import { minutesPerDay } from '@/lib/bac';
import { maxDayShift } from '@/lib/model/bounds';
import {
  perDrinkType,
  type AddedSitting,
  type DrinkType,
  type EnteredSitting,
  type Sittings,
} from '@/lib/model/model';
import { givenOf } from './given-ends';
import { clockOf, toPickerStep } from './picker-time';
import {
  isPeriod,
  otherKindIndexes,
  planSitting,
  plannedSittings,
  sittingAt,
} from './planned-sittings';

/** Minutes between the last finish and the initial start of a new sitting. */
const firstPauseMin = 120;
const newSittingMin = 60;

/**
 * A new sitting, two hours after the last finish and one hour long, with the strengths and servings
 * of the last one and amounts of 0.
 */
export function nextSitting(model: Sittings): AddedSitting {
  const planned = plannedSittings(model);
  const last = planned.reduce((a, b) => (b.finishMin > a.finishMin ? b : a));
  const startMin = toPickerStep(last.finishMin + firstPauseMin, Math.round);
  const day = Math.floor(startMin / minutesPerDay);
  return {
    timeStartInH24: clockOf(startMin),
    timeFinishInH24: clockOf(startMin + newSittingMin),
    givenEnds: 'none',
    dayShift: Math.min(maxDayShift, day),
    alcoholSettings: withAmounts(last, () => 0),
  };
}

/**
 * Splits a long sitting into its first and its last third, with a pause between them. Each gets
 * half of every amount; an odd drink goes to the second.
 * @param index place in the order of entry; the second part is inserted after it
 */
export function splitSitting<Model extends Sittings>(model: Model, index: number): Model {
  const sitting = sittingAt(model, index);
  const dayShift = model.addedSittings[index - 1]?.dayShift ?? 0;
  const { startMin, finishMin } = planSitting(sitting, dayShift);
  const thirdMin = toPickerStep((finishMin - startMin) / 3, Math.round);
  const secondStartMin = finishMin - thirdMin;
  const first: EnteredSitting = {
    timeStartInH24: sitting.timeStartInH24,
    timeFinishInH24: clockOf(startMin + thirdMin),
    givenEnds: givenOf(sitting, 'start'),
    alcoholSettings: withAmounts(sitting, (amount) => Math.floor(amount / 2)),
  };
  const second: AddedSitting = {
    timeStartInH24: clockOf(secondStartMin),
    timeFinishInH24: sitting.timeFinishInH24,
    givenEnds: givenOf(sitting, 'finish'),
    dayShift: Math.min(maxDayShift, Math.floor(secondStartMin / minutesPerDay)),
    alcoholSettings: withAmounts(sitting, (amount) => Math.ceil(amount / 2)),
  };
  const whole = { ...model, ...(index === 0 && first) };
  const added = model.addedSittings.map((entered, i) =>
    i === index - 1 ? { ...first, dayShift } : entered,
  );
  return { ...whole, addedSittings: withAfter(added, index, model, second) };
}

/**
 * Adds another kind of a drink type to a period, such as a stout beside a lager, with an amount of
 * 0 and the times of the period.
 * @param index place of the period in the order of entry
 */
export function withAnotherKind<Model extends Sittings>(
  model: Model,
  index: number,
  type: DrinkType,
): Model {
  const { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings } = sittingAt(model, index);
  const dayShift = model.addedSittings[index - 1]?.dayShift ?? 0;
  const kind: AddedSitting = {
    timeStartInH24,
    timeFinishInH24,
    givenEnds,
    dayShift,
    anotherType: type,
    alcoholSettings: withAmounts({ alcoholSettings }, () => 0),
  };
  return { ...model, addedSittings: withAfter(model.addedSittings, index, model, kind) };
}

/** Removes a sitting and the other kinds of drinks in it. @param index 1 or more */
export function withoutSitting<Model extends Sittings>(model: Model, index: number): Model {
  const gone = new Set([index]);
  if (isPeriod(model, index)) otherKindIndexes(model, index).forEach((kind) => gone.add(kind));
  const added = model.addedSittings.filter((_, i) => !gone.has(i + 1));
  return { ...model, addedSittings: added };
}

/** Inserts a sitting after a period and its other kinds. */
function withAfter(
  added: readonly AddedSitting[],
  index: number,
  model: Sittings,
  sitting: AddedSitting,
): AddedSitting[] {
  const end = index + otherKindIndexes(model, index).length;
  return [...added.slice(0, end), sitting, ...added.slice(end)];
}

/** The drinks with changed amounts. */
export function withAmounts(
  { alcoholSettings }: Pick<EnteredSitting, 'alcoholSettings'>,
  amountOf: (amount: number) => number,
): EnteredSitting['alcoholSettings'] {
  return perDrinkType((type) => {
    const { countedAs, amount, ...choice } = alcoholSettings[type];
    const changed = amountOf(amount);
    return { ...choice, amount: changed, ...(countedAs && changed > 0 && { countedAs }) };
  });
}
