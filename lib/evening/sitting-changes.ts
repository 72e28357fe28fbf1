import { maxDayShift } from '@/lib/model/bounds';
import { emptied, mapDrinks, withoutAmounts } from '@/lib/model/drinks';
import type { Drinks, DrinkType, EnteredSitting, Sittings } from '@/lib/model/model';
import { givenOf } from './given-ends';
import {
  plannedSittings,
  sittingAt,
  spanOfSitting,
  timesOf,
  withKinds,
  withSittings,
  toPickerStep,
  type Span,
} from './planned-sittings';

/** Initial length of a new sitting. */
const newSittingMin = 60;

/** The times of an added sitting, which is within the days that entries can express. */
function addedTimes(span: Span) {
  const times = timesOf(span);
  return { ...times, dayShift: Math.min(maxDayShift, times.dayShift) };
}

/** Adds a sitting of an hour, from the last finish on, with the same glasses, none drunk. */
export function withNextSitting(model: Sittings): Sittings {
  const last = plannedSittings(model).reduce((a, b) => (b.finishMin > a.finishMin ? b : a));
  const startMin = toPickerStep(last.finishMin, Math.ceil);
  const sitting: EnteredSitting = {
    ...addedTimes({ startMin, finishMin: startMin + newSittingMin }),
    givenEnds: 'none',
    drinks: withoutAmounts(last.drinks),
  };
  return { ...model, sittings: [...model.sittings, sitting] };
}

/**
 * Splits a sitting into its first and its last third, with half of every amount; an odd drink goes
 * to the second, which is inserted after it.
 */
export function splitSitting(model: Sittings, index: number): Sittings {
  const sitting = sittingAt(model, index);
  const { startMin, finishMin } = spanOfSitting(sitting);
  const thirdMin = toPickerStep((finishMin - startMin) / 3, Math.round);
  const first: EnteredSitting = {
    ...sitting,
    ...timesOf({ startMin, finishMin: startMin + thirdMin }),
    givenEnds: givenOf(sitting, 'start'),
    drinks: withAmounts(sitting.drinks, (amount) => Math.floor(amount / 2)),
  };
  const second: EnteredSitting = {
    ...sitting,
    ...addedTimes({ startMin: finishMin - thirdMin, finishMin }),
    givenEnds: givenOf(sitting, 'finish'),
    drinks: withAmounts(sitting.drinks, (amount) => Math.ceil(amount / 2)),
  };
  return withSittings(
    model,
    model.sittings.flatMap((one, i) => (i === index ? [first, second] : [one])),
  );
}

/** Adds another kind of a drink type to a sitting, such as a stout beside a lager. */
export function withAnotherKind(model: Sittings, index: number, type: DrinkType): Sittings {
  const kinds = sittingAt(model, index).drinks[type];
  return withKinds(model, index, type, [...kinds, emptied(kinds[0])]);
}

/** Removes another kind of a drink. @param kind 1 or more */
export function withoutKind(
  model: Sittings,
  index: number,
  type: DrinkType,
  kind: number,
): Sittings {
  const [first, ...others] = sittingAt(model, index).drinks[type];
  return withKinds(model, index, type, [first, ...others.filter((_, i) => i !== kind - 1)]);
}

/** Removes a sitting. If it is the first, days count from the next one. */
export function withoutSitting(model: Sittings, index: number): Sittings {
  return withSittings(
    model,
    model.sittings.filter((_, i) => i !== index),
  );
}

function withAmounts(drinks: Drinks, amountOf: (amount: number) => number): Drinks {
  return mapDrinks(drinks, (kind) => {
    const amount = amountOf(kind.amount);
    return amount > 0 ? { ...kind, amount } : emptied(kind);
  });
}
