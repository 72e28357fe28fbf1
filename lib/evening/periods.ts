import { minutesPerDay } from '@/lib/bac';
import { dayPlus } from '@/lib/calendar/local-day';
import { bounds } from '@/lib/model/bounds';
import {
  drinkTypes,
  perDrinkType,
  type AddedSitting,
  type AlcoholSetting,
  type DrinkChoice,
  type DrinkType,
  type EnteredSitting,
  type GivenEnds,
  type Sittings,
} from '@/lib/model/model';
import { givenOf, isGiven, withEndsOf } from './given-ends';
import { clockOf } from './picker-time';
import { otherKindIndexes, periodIndexes, plannedSittings, sittingAt } from './planned-sittings';

type Drinks = EnteredSitting['alcoholSettings'];

/** A period of drinking with all its kinds of drinks. */
export interface Period {
  /** Minutes from midnight of the first entered sitting's date. */
  startMin: number;
  finishMin: number;
  timeStartInH24: string;
  timeFinishInH24: string;
  givenEnds: GivenEnds;
  /** The drinks of the sitting, then those of the other kinds in it. */
  drinks: readonly [Drinks, ...Drinks[]];
  /** Which type the other kinds are of. */
  kinds: readonly DrinkType[];
}

/** The periods of a model in the order of entry. */
export function periodsIn(model: Sittings): Period[] {
  const planned = plannedSittings(model);
  return periodIndexes(model).flatMap((index) => {
    const sitting = planned.find((one) => one.index === index);
    if (!sitting) return [];
    const others = otherKindIndexes(model, index);
    const { alcoholSettings, index: place, ...times } = sitting;
    void place;
    const kinds = others.flatMap((other) => model.addedSittings[other - 1]?.anotherType ?? []);
    const drinks: Period['drinks'] = [
      alcoholSettings,
      ...others.map((other) => sittingAt(model, other).alcoholSettings),
    ];
    return [{ ...times, drinks, kinds }];
  });
}

/**
 * The model with other periods, in their order. Days count from the first of them.
 * @throws {Error} without a period
 */
export function withPeriods<Model extends Sittings>(
  model: Model,
  periods: readonly Period[],
): Model {
  const [first, ...later] = periods;
  if (!first) throw new Error('An evening without a period');
  const firstDay = Math.floor(first.startMin / minutesPerDay);
  const addedOf = (period: Period): AddedSitting[] => {
    const { timeStartInH24, timeFinishInH24, givenEnds } = period;
    const dayShift = Math.floor(period.startMin / minutesPerDay) - firstDay;
    return period.drinks.map((alcoholSettings, i) => {
      const anotherType = period.kinds[i - 1];
      const sitting = { timeStartInH24, timeFinishInH24, givenEnds, dayShift, alcoholSettings };
      return anotherType === undefined ? sitting : { ...sitting, anotherType };
    });
  };
  return {
    ...model,
    timeStartInH24: first.timeStartInH24,
    timeFinishInH24: first.timeFinishInH24,
    givenEnds: first.givenEnds,
    alcoholSettings: first.drinks[0],
    addedSittings: [...addedOf(first).slice(1), ...later.flatMap(addedOf)],
    startDay: model.startDay && dayPlus(model.startDay, firstDay),
  };
}

/** True if both have the same strength and serving. */
export function isSameChoice(one: DrinkChoice, other: DrinkChoice): boolean {
  return (
    one.percent === other.percent &&
    one.servingItemId === other.servingItemId &&
    one.servingItemCapacityInMl === other.servingItemCapacityInMl
  );
}

/** True if no strength or serving was changed since drinks were counted. */
function isSettled({ countedAs, ...choice }: AlcoholSetting): boolean {
  return countedAs === undefined || isSameChoice(countedAs, choice);
}

/** The drinks of a type, with equal ones added up; the newest last. */
function addedUp(settings: readonly AlcoholSetting[]): AlcoholSetting[] {
  const sums: AlcoholSetting[] = [];
  for (const setting of settings.filter(({ amount }) => amount > 0)) {
    const at = sums.findIndex(
      (sum) =>
        isSameChoice(sum, setting) &&
        isSettled(sum) &&
        isSettled(setting) &&
        sum.amount + setting.amount <= bounds.amount.max,
    );
    const [sum] = at < 0 ? [] : sums.splice(at, 1);
    sums.push(sum ? { ...sum, ...setting, amount: sum.amount + setting.amount } : setting);
  }
  return sums;
}

/**
 * All drinks of two periods in one, from `startMin` to `finishMin`. Drinks of the same strength and
 * serving are added up; others stay apart, as other kinds.
 */
export function joinedPeriod(
  one: Period,
  other: Period,
  times: Pick<Period, 'startMin' | 'finishMin'>,
): Period {
  const all = [...one.drinks, ...other.drinks];
  const sums = perDrinkType((type) => addedUp(all.map((drinks) => drinks[type])));
  const next = other.drinks[0];
  const head = perDrinkType((type) => sums[type][0] ?? { ...next[type], amount: 0 });
  const kinds = drinkTypes.flatMap((type) =>
    sums[type].slice(1).map((setting) => ({ type, setting })),
  );
  const none = perDrinkType((type) => emptied(head[type]));
  return {
    ...times,
    givenEnds: joinedEnds(one, other, times),
    timeStartInH24: clockOf(times.startMin),
    timeFinishInH24: clockOf(times.finishMin),
    drinks: [head, ...kinds.map(({ type, setting }) => ({ ...none, [type]: setting }))],
    kinds: kinds.map(({ type }) => type),
  };
}

/**
 * Each end is given where that of its sitting is. Drinks that move to the times of the other
 * sitting leave their own behind: if those were open, the new start is too.
 */
function joinedEnds(
  one: Period,
  other: Period,
  { startMin, finishMin }: Pick<Period, 'startMin' | 'finishMin'>,
): GivenEnds {
  const isMoved = startMin !== one.startMin;
  const last = finishMin === other.finishMin ? other : one;
  if (isMoved && !isGiven(one)) return givenOf(last, 'finish');
  return withEndsOf(isMoved ? other : one, last);
}

function emptied({ countedAs, ...choice }: AlcoholSetting): AlcoholSetting {
  void countedAs;
  return { ...choice, amount: 0 };
}

/** True if the period has a drink, with or without alcohol. */
export function hasDrinks({ drinks }: Period): boolean {
  return drinks.some((settings) => drinkTypes.some((type) => settings[type].amount > 0));
}
