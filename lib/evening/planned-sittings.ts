import {
  h24Text,
  maxLaterSittings,
  maxSpanMin,
  minutesOfDay,
  minutesPerDay,
  minutesUntil,
  zeroLengthSittingMin,
} from '@/lib/bac';
import { dayPlus } from '@/lib/calendar/local-day';
import { pickerStepMin } from '@/lib/model/bounds';
import { drunkIn, newestOf } from '@/lib/model/drinks';
import {
  drinkTypes,
  type AlcoholSetting,
  type DrinkType,
  type EnteredSitting,
  type Kinds,
  type Sittings,
} from '@/lib/model/model';
import { mapAll, type NonEmpty } from '@/lib/model/non-empty';

/** Times of a sitting; minutes count from midnight of the first entered sitting's date. */
export interface Span {
  startMin: number;
  finishMin: number;
}

/** A sitting on a time line; its index is its place in the order of entry, 0 for the first. */
export interface PlannedSitting extends EnteredSitting, Span {
  index: number;
}

/** The sitting at a place in the order of entry. */
export function sittingAt({ sittings }: Sittings, index: number): EnteredSitting {
  return sittings[index] ?? sittings[0];
}

/** The model with changes of one sitting. */
export function withSitting<Model extends Sittings>(
  model: Model,
  index: number,
  changes: Partial<EnteredSitting>,
): Model {
  const changed = (sitting: EnteredSitting, i: number) =>
    i === index ? { ...sitting, ...changes } : sitting;
  return { ...model, sittings: mapAll(model.sittings, changed) };
}

/** The model with other drinks of one type in a sitting. */
export function withKinds<Model extends Sittings>(
  model: Model,
  index: number,
  type: DrinkType,
  kinds: Kinds,
): Model {
  return withSitting(model, index, {
    drinks: { ...sittingAt(model, index).drinks, [type]: kinds },
  });
}

/** One kind of a drink type in a sitting. @param kind 0 for the first */
export function kindAt(
  model: Sittings,
  index: number,
  type: DrinkType,
  kind: number,
): AlcoholSetting {
  const kinds = sittingAt(model, index).drinks[type];
  return kinds[kind] ?? kinds[0];
}

/** The model with changes of one kind of a drink type in a sitting. */
export function withKind<Model extends Sittings>(
  model: Model,
  index: number,
  type: DrinkType,
  kind: number,
  changes: Partial<AlcoholSetting>,
): Model {
  const changed = (setting: AlcoholSetting, i: number) =>
    i === kind ? { ...setting, ...changes } : setting;
  return withKinds(model, index, type, mapAll(sittingAt(model, index).drinks[type], changed));
}

/** The model with other sittings, at least one. Days count from the first of them. */
export function withSittings<Model extends Sittings>(
  model: Model,
  [first, ...later]: readonly EnteredSitting[],
): Model {
  if (!first) throw new Error('An evening without a sitting');
  const days = first.dayShift;
  const all: NonEmpty<EnteredSitting> = [first, ...later];
  return {
    ...model,
    sittings: mapAll(all, (sitting) => ({ ...sitting, dayShift: sitting.dayShift - days })),
    startDay: model.startDay && dayPlus(model.startDay, days),
  };
}

/** Start and finish of a sitting. */
export function spanOfSitting(sitting: Omit<EnteredSitting, 'drinks' | 'givenEnds'>): Span {
  const { timeStartInH24, timeFinishInH24, dayShift } = sitting;
  const start = minutesOfDay(timeStartInH24);
  const lengthMin = minutesUntil(start, minutesOfDay(timeFinishInH24)) || zeroLengthSittingMin;
  const startMin = start + dayShift * minutesPerDay;
  return { startMin, finishMin: startMin + lengthMin };
}

/** Rounds to the step of the time fields. @param round Math.floor, Math.ceil or Math.round */
export function toPickerStep(minutes: number, round: (steps: number) => number): number {
  return round(minutes / pickerStepMin) * pickerStepMin;
}

/** HH:MM of minutes after midnight, which may be on another day. */
export function clockOf(minutes: number): string {
  return h24Text(((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay);
}

/** The clock times and the day of a sitting of less than a day. */
export function timesOf({ startMin, finishMin }: Span) {
  return {
    timeStartInH24: clockOf(startMin),
    timeFinishInH24: clockOf(finishMin),
    dayShift: Math.floor(startMin / minutesPerDay),
  };
}

/** All sittings in the order of time. */
export function plannedSittings({ sittings }: Sittings): PlannedSitting[] {
  return sittings
    .map((sitting, index) => ({ ...sitting, index, ...spanOfSitting(sitting) }))
    .sort((a, b) => a.startMin - b.startMin || a.index - b.index);
}

/** True if the sitting has a drink, with or without alcohol. */
export function hasDrinks(sitting: EnteredSitting): boolean {
  return drunkIn(sitting).length > 0;
}

/** True if the sitting has a drink with alcohol. */
export function hasAlcohol(sitting: EnteredSitting): boolean {
  return drunkIn(sitting).some(({ percent }) => percent > 0);
}

/** Those that count, in the order of time; the first entered one if none does. */
function countedSittings(model: Sittings, counts: (sitting: EnteredSitting) => boolean) {
  const planned = plannedSittings(model);
  const counted = planned.filter(counts);
  return counted.length > 0 ? counted : planned.filter(({ index }) => index === 0);
}

/** The sittings with alcohol in the order of time; the first entered one if there is none. */
export function sittingsWithDrinks(model: Sittings): PlannedSitting[] {
  return countedSittings(model, hasAlcohol);
}

/** The last sitting with a drink; the first entered one if there is no drink. */
export function lastSitting(model: Sittings): PlannedSitting {
  return countedSittings(model, hasDrinks).reduce((a, b) => (b.finishMin >= a.finishMin ? b : a));
}

/** Strength and serving of the next drink of a type: those of the newest kind in the last sitting. */
export function nextDrinkSetting(model: Sittings, type: DrinkType): AlcoholSetting {
  return newestOf(lastSitting(model).drinks[type]);
}

/** Sittings of the same times, as links have them, are one period. */
export function periodsOf(sittings: readonly PlannedSitting[]): NonEmpty<PlannedSitting>[] {
  const periods: [PlannedSitting, ...PlannedSitting[]][] = [];
  for (const sitting of sittings) {
    const same = periods.find(
      ([first]) => first.startMin === sitting.startMin && first.finishMin === sitting.finishMin,
    );
    if (same) same.push(sitting);
    else periods.push([sitting]);
  }
  return periods;
}

/** True if there is room for one more sitting or kind of a drink: at most six, together. */
export function hasRoom({ sittings }: Sittings): boolean {
  const otherKinds = sittings.flatMap(({ drinks }) =>
    drinkTypes.flatMap((type) => drinks[type].slice(1)),
  );
  return sittings.length + otherKinds.length <= maxLaterSittings;
}

/** Minutes from the first start to the last finish. */
export function spanOf(sittings: readonly Span[]): number {
  const finish = Math.max(...sittings.map(({ finishMin }) => finishMin));
  return finish - Math.min(...sittings.map(({ startMin }) => startMin));
}

/** True if the sittings span more than three days, so that there is no estimate. */
export function isTooLong(model: Sittings): boolean {
  return spanOf(sittingsWithDrinks(model)) > maxSpanMin;
}

/** True if at least one drink has been entered, with or without alcohol. */
export function hasAnyDrink({ sittings }: Sittings): boolean {
  return sittings.some(hasDrinks);
}

/** The part of a model that says what was drunk and when. */
export function sittingsOf(model: Sittings): Sittings {
  const { sittings, startDay, isDayChosen, isLogged, isEarlier, zone, madeIn } = model;
  const parts = { sittings, startDay, isDayChosen, isLogged, isEarlier, zone, madeIn };
  return parts satisfies Required<Sittings>;
}
