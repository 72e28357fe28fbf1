import { minutesPerDay } from '@/lib/bac';
import { daysBetween } from '@/lib/calendar/local-day';
import { isSameChoice } from '@/lib/model/drinks';
import type { AlcoholSetting, DrinkType, EnteredSitting, Sittings } from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';
import { withEndsOf } from './given-ends';
import { withSortedKeys } from './kept-evening';
import { joinedSitting } from './joined-sitting';
import type { Logged } from './log-drink';
import {
  hasDrinks,
  plannedSittings,
  sittingsOf,
  spanOfSitting,
  withSittings,
  type Span,
} from './planned-sittings';

/** The entries if a change is still the last one, which can then be undone exactly; else null. */
export function ifUnchanged(now: Sittings, after: Sittings, before: Sittings): Sittings | null {
  const textOf = (model: Sittings) => JSON.stringify(sittingsOf(model), withSortedKeys);
  return textOf(now) === textOf(after) ? sittingsOf(before) : null;
}

/** One drink less of the newest kind that has it; null if none has. */
function withoutOne(
  sitting: EnteredSitting,
  type: DrinkType,
  choice: Logged['choice'],
): EnteredSitting | null {
  const isIt = (kind: AlcoholSetting) => kind.amount > 0 && isSameChoice(kind, choice);
  const kinds = sitting.drinks[type];
  const newest = kinds.map(isIt).lastIndexOf(true);
  if (newest < 0) return null;
  const less = mapAll(kinds, (kind, i) =>
    i === newest ? { ...kind, amount: kind.amount - 1 } : kind,
  );
  return { ...sitting, drinks: { ...sitting.drinks, [type]: less } };
}

/** What was logged, and the entries before and after it. */
interface LoggedDrink extends Pick<Logged, 'choice' | 'sitting'> {
  type: DrinkType;
  before: Sittings;
  after: Sittings;
}

/** Minutes from midnight of the first entered day to that of another; 0 if one is not known. */
function minutesApart({ startDay }: Sittings, otherDay: string): number {
  return startDay && otherDay ? daysBetween(startDay, otherDay) * minutesPerDay : 0;
}

/** The last sip of before the log, and whether it was given, if nothing else has moved it since. */
function withFinishBefore(
  model: Sittings,
  sitting: EnteredSitting,
  { before, after }: LoggedDrink,
): EnteredSitting {
  const { startMin, finishMin } = spanOfSitting(sitting);
  const finishIn = (other: Sittings) => {
    const apartMin = minutesApart(model, other.startDay);
    const same = plannedSittings(other).find((one) => one.startMin + apartMin === startMin);
    return same && { ...same, finishMin: same.finishMin + apartMin };
  };
  const earlier = finishIn(before);
  if (!earlier || finishIn(after)?.finishMin !== finishMin) return sitting;
  const { timeFinishInH24 } = earlier;
  return { ...sitting, timeFinishInH24, givenEnds: withEndsOf(sitting, earlier) };
}

/**
 * Takes back one logged drink from entries that have changed since: a drink of that kind, and the
 * last sip that it moved, or the sitting that was begun for it.
 */
export function withoutLogged(model: Sittings, logged: LoggedDrink): Sittings {
  const { sittings } = model;
  const loggedMin = logged.sitting.startMin + minutesApart(model, logged.sitting.startDay);
  const startOf = (sitting: EnteredSitting) => spanOfSitting(sitting).startMin;
  const isOfLog = (sitting: EnteredSitting) => Number(startOf(sitting) === loggedMin);
  const newestFirst = [...sittings].sort(
    (a, b) => isOfLog(b) - isOfLog(a) || startOf(b) - startOf(a),
  );
  for (const sitting of newestFirst) {
    const less = withoutOne(sitting, logged.type, logged.choice);
    if (!less) continue;
    const isBegun = sittings.length > logged.before.sittings.length && sittings.length > 1;
    const shorter = withFinishBefore(model, less, logged);
    return withSittings(
      model,
      sittings.flatMap((one) => {
        if (one !== sitting) return [one];
        return hasDrinks(less) || !isBegun ? [shorter] : [];
      }),
    );
  }
  return model;
}

/** Takes back sittings that were added, as far as they are still as they were added. */
export function withoutAdded(model: Sittings, after: Sittings, before: Sittings): Sittings {
  const textOf = (sitting: EnteredSitting) => JSON.stringify(sitting, withSortedKeys);
  const known = new Set(before.sittings.map(textOf));
  const added = new Set(after.sittings.map(textOf).filter((text) => !known.has(text)));
  const left = model.sittings.filter((sitting) => !added.has(textOf(sitting)));
  return left.length > 0 ? withSittings(model, left) : model;
}

/** Brings back a removed sitting at its place; one that had the only drinks, with the day of the evening. */
export function withRemoved(model: Sittings, before: Sittings, index: number): Sittings {
  const removed = before.sittings[index];
  if (!removed) return model;
  const { startDay, isDayChosen, zone, madeIn } = before;
  const dated = model.startDay ? model : { ...model, startDay, isDayChosen, zone, madeIn };
  const { sittings } = model;
  return withSittings(dated, [...sittings.slice(0, index), removed, ...sittings.slice(index)]);
}

/** Makes one sitting again of the two into which one was split, with all that is in them now. */
export function withoutSplit(
  model: Sittings,
  after: Sittings,
  before: Sittings,
  index: number,
): Sittings {
  const { sittings } = model;
  const whole = before.sittings[index];
  const [first, second] = after.sittings.slice(index, index + 2).map((part) => {
    const { startMin, finishMin } = spanOfSitting(part);
    const isPart = (span: Span) => span.startMin === startMin && span.finishMin === finishMin;
    return sittings.find((one) => isPart(spanOfSitting(one)));
  });
  if (!whole || !first || !second) return model;
  const joined = joinedSitting(first, second, spanOfSitting(whole));
  return withSittings(
    model,
    sittings.flatMap((one) => (one === second ? [] : [one === first ? joined : one])),
  );
}
