import {
  longestSpanMin,
  minutesOfDay,
  minutesPerDay,
  minutesUntil,
  shortestSittingMin,
  type Sitting,
} from '@/lib/bac';
import { drinkTypes } from './model';
import type { EnteredSitting, Sittings } from './model';

/** A sitting where it lies; minutes count from midnight of the first entered sitting's date. */
export interface PlannedSitting extends EnteredSitting {
  /** Place in the order of entry, 0 for the first. */
  index: number;
  startMin: number;
  finishMin: number;
}

/** The sitting at a place in the order of entry: 0 the first, from 1 on the added ones. */
export function sittingAt(model: Sittings, index: number): EnteredSitting {
  return index === 0 ? model : (model.addedSittings[index - 1] ?? model);
}

/** One sitting where it lies. @param dayShift days after the date of the first entered sitting */
export function planSitting(
  sitting: EnteredSitting,
  index: number,
  dayShift: number,
): PlannedSitting {
  const { timeStartInH24, timeFinishInH24, alcoholSettings } = sitting;
  const start = minutesOfDay(timeStartInH24);
  const lengthMin = minutesUntil(start, minutesOfDay(timeFinishInH24)) || shortestSittingMin;
  const startMin = start + dayShift * minutesPerDay;
  return {
    timeStartInH24,
    timeFinishInH24,
    alcoholSettings,
    index,
    startMin,
    finishMin: startMin + lengthMin,
  };
}

/** All sittings in the order of time. */
export function plannedSittings(model: Sittings): PlannedSitting[] {
  return [
    planSitting(model, 0, 0),
    ...model.addedSittings.map((sitting, i) => planSitting(sitting, i + 1, sitting.dayShift)),
  ].sort((a, b) => a.startMin - b.startMin || a.index - b.index);
}

/** True when something with alcohol was drunk in it. */
export function hasAlcohol({ alcoholSettings }: EnteredSitting): boolean {
  return drinkTypes.some(
    (type) => alcoholSettings[type].amount * alcoholSettings[type].percent > 0,
  );
}

/** Those with alcohol, in the order of time; the first entered one when there is none. */
export function drunkSittings(model: Sittings): PlannedSitting[] {
  const drunk = plannedSittings(model).filter(hasAlcohol);
  return drunk.length > 0 ? drunk : [planSitting(model, 0, 0)];
}

/** Minutes from the first start to the last finish. */
export function spanOf(
  sittings: readonly Pick<PlannedSitting, 'startMin' | 'finishMin'>[],
): number {
  const finish = Math.max(...sittings.map(({ finishMin }) => finishMin));
  return finish - Math.min(...sittings.map(({ startMin }) => startMin));
}

/** True when the sittings reach over more than 24 hours: there is nothing to calculate then. */
export function isTooLong(model: Sittings): boolean {
  return spanOf(drunkSittings(model)) > longestSpanMin;
}

/** A sitting in the words of the engine: only drinks with an amount, each in millilitres. */
export function engineSitting(sitting: EnteredSitting): Sitting {
  const drinks = drinkTypes
    .map((type) => sitting.alcoholSettings[type])
    .filter(({ amount }) => amount > 0)
    .map(({ amount, servingItemCapacityInMl, percent }) => ({
      ml: amount * servingItemCapacityInMl,
      percent,
    }));
  return { timeStart: sitting.timeStartInH24, timeFinish: sitting.timeFinishInH24, drinks };
}

/** True when at least one drink has been entered: only then is there something to calculate. */
export function hasAnyDrink(model: Sittings): boolean {
  return plannedSittings(model).some(({ alcoholSettings }) =>
    drinkTypes.some((type) => alcoholSettings[type].amount > 0),
  );
}

/** The parts of a model that say what was drunk and when, to put them back later. */
export function sittingsOf(model: Sittings): Sittings {
  const { timeStartInH24, timeFinishInH24, alcoholSettings, addedSittings } = model;
  return { timeStartInH24, timeFinishInH24, alcoholSettings, addedSittings };
}
