import { minutesPerDay } from '@/lib/bac';
import { daysBetween } from '@/lib/calendar/local-day';
import type { DrinkType, Sittings } from '@/lib/model/model';
import { withEndsOf } from './given-ends';
import { withSortedKeys } from './kept-evening';
import type { Logged } from './log-drink';
import {
  hasDrinks,
  isSameChoice,
  joinedPeriod,
  periodsIn,
  withPeriods,
  type Period,
} from './periods';
import { periodIndexes, sittingsOf } from './planned-sittings';

function isSame(one: Sittings, other: Sittings): boolean {
  const textOf = (model: Sittings) => JSON.stringify(sittingsOf(model), withSortedKeys);
  return textOf(one) === textOf(other);
}

/** The entries if a change is still the last one, which can then be undone exactly; else null. */
export function ifUnchanged(now: Sittings, after: Sittings, before: Sittings): Sittings | null {
  return isSame(now, after) ? sittingsOf(before) : null;
}

/** One drink less in the newest place that has it; null if none has. */
function withoutOne(period: Period, type: DrinkType, choice: Logged['choice']): Period | null {
  for (let i = period.drinks.length - 1; i >= 0; i--) {
    const setting = period.drinks[i]?.[type];
    if (!setting || setting.amount === 0 || !isSameChoice(setting, choice)) continue;
    const [first, ...others] = period.drinks.map((drinks, at) =>
      at === i ? { ...drinks, [type]: { ...setting, amount: setting.amount - 1 } } : drinks,
    );
    return first ? { ...period, drinks: [first, ...others] } : null;
  }
  return null;
}

/** What was logged, and the entries before and after it. */
interface LoggedDrink {
  type: DrinkType;
  choice: Logged['choice'];
  sitting: Logged['sitting'];
  before: Sittings;
  after: Sittings;
}

type Dated = Pick<Sittings, 'startDay'>;

/** Minutes from midnight of the first entered day to that of another model's. */
function minutesApart(model: Dated, other: Dated): number {
  const isDated = model.startDay !== '' && other.startDay !== '';
  return isDated ? daysBetween(model.startDay, other.startDay) * minutesPerDay : 0;
}

/** The last sip of before the log, and whether it was given, if nothing else has moved it since. */
function withFinishBefore(model: Sittings, period: Period, { before, after }: LoggedDrink): Period {
  const finishIn = (other: Sittings) => {
    const apartMin = minutesApart(model, other);
    const same = periodsIn(other).find(({ startMin }) => startMin + apartMin === period.startMin);
    return same && { ...same, finishMin: same.finishMin + apartMin };
  };
  const earlier = finishIn(before);
  if (!earlier || finishIn(after)?.finishMin !== period.finishMin) return period;
  const { finishMin, timeFinishInH24 } = earlier;
  return { ...period, finishMin, timeFinishInH24, givenEnds: withEndsOf(period, earlier) };
}

/**
 * Takes back one logged drink from entries that have changed since, and nothing else: a
 * drink of that kind where it was counted and the last sip that it moved, or the sitting that was
 * begun for it.
 */
export function withoutLogged<Model extends Sittings>(model: Model, logged: LoggedDrink): Model {
  const periods = periodsIn(model);
  const loggedMin = logged.sitting.startMin + minutesApart(model, logged.sitting);
  const isOfLog = (period: Period) => Number(period.startMin === loggedMin);
  const newestFirst = [...periods].sort(
    (a, b) => isOfLog(b) - isOfLog(a) || b.startMin - a.startMin,
  );
  for (const period of newestFirst) {
    const less = withoutOne(period, logged.type, logged.choice);
    if (!less) continue;
    const isBegun = periods.length > periodIndexes(logged.before).length && periods.length > 1;
    const shorter = withFinishBefore(model, less, logged);
    return withPeriods(
      model,
      periods.flatMap((one) => {
        if (one !== period) return [one];
        return hasDrinks(less) || !isBegun ? [shorter] : [];
      }),
    );
  }
  return model;
}

/** Takes back periods that were added, as far as they are still as they were added. */
export function withoutPeriods<Model extends Sittings>(
  model: Model,
  after: Sittings,
  before: Sittings,
): Model {
  const textOf = (period: Period) => JSON.stringify(period);
  const known = new Set(periodsIn(before).map(textOf));
  const added = new Set(
    periodsIn(after)
      .map(textOf)
      .filter((text) => !known.has(text)),
  );
  const left = periodsIn(model).filter((period) => !added.has(textOf(period)));
  return left.length > 0 ? withPeriods(model, left) : model;
}

/** Brings back a removed sitting, with its other kinds of drinks, at its place. */
export function withRemoved<Model extends Sittings>(
  model: Model,
  before: Sittings,
  number: number,
): Model {
  const removed = periodsIn(before)[number - 1];
  if (!removed) return model;
  const periods = periodsIn(model);
  return withPeriods(model, [
    ...periods.slice(0, number - 1),
    removed,
    ...periods.slice(number - 1),
  ]);
}

/** Makes one sitting again of the two into which one was split, with all that is in them now. */
export function withoutSplit<Model extends Sittings>(
  model: Model,
  after: Sittings,
  before: Sittings,
  number: number,
): Model {
  const whole = periodsIn(before)[number - 1];
  const isPart = (offset: number) => (period: Period) => {
    const part = periodsIn(after)[number - 1 + offset];
    return part?.startMin === period.startMin && part.finishMin === period.finishMin;
  };
  const periods = periodsIn(model);
  const [first, second] = [periods.find(isPart(0)), periods.find(isPart(1))];
  if (!whole || !first || !second) return model;
  const joined = joinedPeriod(first, second, whole);
  return withPeriods(
    model,
    periods.flatMap((period) => (period === second ? [] : [period === first ? joined : period])),
  );
}
