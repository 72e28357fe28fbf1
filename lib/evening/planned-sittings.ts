import {
  maxSpanMin,
  minutesOfDay,
  minutesPerDay,
  minutesUntil,
  zeroLengthSittingMin,
} from '@/lib/bac';
import { drinkTypes, type DrinkType, type EnteredSitting, type Sittings } from '@/lib/model/model';

/** A sitting on a time line; minutes count from midnight of the first entered sitting's date. */
export interface PlannedSitting extends EnteredSitting {
  /** Place in the order of entry, 0 for the first. */
  index: number;
  startMin: number;
  finishMin: number;
}

/** The model with changes of one sitting. @param index 0 for the first */
export function withSitting<Model extends Sittings>(
  model: Model,
  index: number,
  changes: Partial<EnteredSitting>,
): Model {
  if (index === 0) return { ...model, ...changes };
  const added = model.addedSittings.map((entered, i) =>
    i === index - 1 ? { ...entered, ...changes } : entered,
  );
  return { ...model, addedSittings: added };
}

/** The sitting at a place in the order of entry: 0 for the first, from 1 for the added ones. */
export function sittingAt(model: Sittings, index: number): EnteredSitting {
  return index === 0 ? model : (model.addedSittings[index - 1] ?? model);
}

/**
 * Start and finish of a sitting. @param dayShift days after the date of the first entered sitting
 */
export function planSitting(
  { timeStartInH24, timeFinishInH24 }: Pick<EnteredSitting, 'timeStartInH24' | 'timeFinishInH24'>,
  dayShift: number,
): Pick<PlannedSitting, 'startMin' | 'finishMin'> {
  const start = minutesOfDay(timeStartInH24);
  const lengthMin = minutesUntil(start, minutesOfDay(timeFinishInH24)) || zeroLengthSittingMin;
  const startMin = start + dayShift * minutesPerDay;
  return { startMin, finishMin: startMin + lengthMin };
}

/**
 * A sitting and its day. Another kind of a drink has the times and day of the sitting before it.
 */
function timesAt(model: Sittings, index: number): EnteredSitting & { dayShift: number } {
  const entered = model.addedSittings[index - 1];
  if (!entered) return { ...sittingAt(model, 0), dayShift: 0 };
  if (entered.anotherType === undefined) return entered;
  const { timeStartInH24, timeFinishInH24, givenEnds, dayShift } = timesAt(model, index - 1);
  return { ...entered, timeStartInH24, timeFinishInH24, givenEnds, dayShift };
}

/** All sittings in the order of time. */
export function plannedSittings(model: Sittings): PlannedSitting[] {
  return [0, ...model.addedSittings.map((_, i) => i + 1)]
    .map((index) => {
      const { alcoholSettings, dayShift, ...entered } = timesAt(model, index);
      const { timeStartInH24, timeFinishInH24, givenEnds } = entered;
      const times = { timeStartInH24, timeFinishInH24, givenEnds };
      return { ...times, alcoholSettings, index, ...planSitting(times, dayShift) };
    })
    .sort((a, b) => a.startMin - b.startMin || a.index - b.index);
}

/** True if the sitting has a drink with alcohol. */
export function hasAlcohol({ alcoholSettings }: EnteredSitting): boolean {
  return drinkTypes.some(
    (type) => alcoholSettings[type].amount * alcoholSettings[type].percent > 0,
  );
}

/** The sittings with alcohol in the order of time; the first entered one if there is none. */
export function sittingsWithDrinks(model: Sittings): PlannedSitting[] {
  const planned = plannedSittings(model);
  const drunk = planned.filter(hasAlcohol);
  return drunk.length > 0 ? drunk : planned.filter(({ index }) => index === 0);
}

/** Groups sittings with the same times: two kinds of a drink are one period. */
export function periodsOf(sittings: readonly PlannedSitting[]): PlannedSitting[][] {
  const periods: PlannedSitting[][] = [];
  for (const sitting of sittings) {
    const same = periods.find(
      ([first]) => first?.startMin === sitting.startMin && first.finishMin === sitting.finishMin,
    );
    if (same) same.push(sitting);
    else periods.push([sitting]);
  }
  return periods;
}

/** The sittings with alcohol, grouped into periods, in the order of time. */
export function periodsWithDrinks(model: Sittings): PlannedSitting[][] {
  return periodsOf(sittingsWithDrinks(model));
}

/** True if the sitting at a place has times of its own, so is not another kind of a drink. */
export function isPeriod(model: Sittings, index: number): boolean {
  return model.addedSittings[index - 1]?.anotherType === undefined;
}

/** The places of the sittings with times of their own, in the order of entry. */
export function periodIndexes(model: Sittings): number[] {
  return [0, ...model.addedSittings.map((_, i) => i + 1)].filter((index) => isPeriod(model, index));
}

/** The displayed number of a sitting: 1 for the first entered; other kinds do not count. */
export function periodNumber(model: Sittings, index: number): number {
  return periodIndexes(model).filter((other) => other <= index).length;
}

/** The places of the other kinds of drinks in a period, in the order of entry. */
export function otherKindIndexes(model: Sittings, period: number): number[] {
  const indexes: number[] = [];
  for (let index = period + 1; index <= model.addedSittings.length; index++) {
    if (isPeriod(model, index)) break;
    indexes.push(index);
  }
  return indexes;
}

/** Minutes from the first start to the last finish. */
export function spanOf(
  sittings: readonly Pick<PlannedSitting, 'startMin' | 'finishMin'>[],
): number {
  const finish = Math.max(...sittings.map(({ finishMin }) => finishMin));
  return finish - Math.min(...sittings.map(({ startMin }) => startMin));
}

/** True if the sittings span more than three days, so that there is no estimate. */
export function isTooLong(model: Sittings): boolean {
  return spanOf(sittingsWithDrinks(model)) > maxSpanMin;
}

/** True if at least one drink has been entered, with or without alcohol. */
export function hasAnyDrink(model: Sittings): boolean {
  return plannedSittings(model).some(({ alcoholSettings }) =>
    drinkTypes.some((type) => alcoholSettings[type].amount > 0),
  );
}

/** The amount of a drink type in all sittings. */
export function amountInAll(model: Sittings, type: DrinkType): number {
  return [model, ...model.addedSittings].reduce(
    (sum, { alcoholSettings }) => sum + alcoholSettings[type].amount,
    0,
  );
}

/** All fields of `Sittings`: one that is missing here does not compile. */
const sittingFields: Readonly<Record<keyof Sittings, true>> = {
  timeStartInH24: true,
  timeFinishInH24: true,
  givenEnds: true,
  alcoholSettings: true,
  addedSittings: true,
  startDay: true,
  isDayChosen: true,
  isLogged: true,
  isEarlier: true,
  zone: true,
  madeIn: true,
};

/** The part of a model that says what was drunk and when, for example to restore it later. */
export function sittingsOf(model: Sittings): Sittings {
  const fields = Object.entries(model).filter(([field]) => Object.hasOwn(sittingFields, field));
  return Object.fromEntries(fields) as unknown as Sittings;
}
