import { maxLaterSittings, minutesPerDay } from '@/lib/bac';
import { daysBetween, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type ZonedNow } from '@/lib/calendar/zone';
import { maxDayShift } from '@/lib/model/bounds';
import { choiceOf, emptied, isSameChoice, newestOf } from '@/lib/model/drinks';
import {
  perDrinkType,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type EnteredSitting,
  type Kinds,
  type Sittings,
} from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';
import { inFixedZone, isShownTwice } from './change-zone';
import { firstSipMs, isAlcoholGone, stillThereFromMs } from './gone-alcohol';
import { withGiven } from './given-ends';
import { joinedToFit } from './joined-to-fit';
import { firstDrinkMin } from './last-sip-now';
import { instantsOfSitting } from './placed-sittings';
import {
  hasAnyDrink,
  sittingsOf,
  sittingsWithDrinks,
  spanOf,
  timesOf,
  withKinds,
  withSitting,
  withSittings,
  lastSitting,
  nextDrinkSetting,
  clockOf,
  toPickerStep,
  type PlannedSitting,
} from './planned-sittings';
import { withDays, atEntries } from './start-day';

/** A drink at most this many minutes after the last sip belongs to the same sitting. */
const maxPauseMin = 60;

/** Entries with the counted drink. */
interface Counted {
  model: CalculatorModel;
  /** The start of the sitting that has it, minutes from midnight of the day. */
  sitting: { startDay: string; startMin: number };
}

/** The drinks with one more: another kind if strength or serving have changed since the last. */
function withOneMore(kinds: Kinds): Kinds {
  const { countedAs, amount, ...choice } = newestOf(kinds);
  const isSame = amount === 0 || countedAs === undefined || isSameChoice(countedAs, choice);
  const withNewest = (setting: AlcoholSetting) =>
    mapAll(kinds, (kind, i) => (i === kinds.length - 1 ? setting : kind));
  const one = { ...choice, amount: 1, countedAs: choice };
  return isSame
    ? withNewest({ ...one, amount: amount + 1 })
    : [...withNewest({ ...countedAs, amount, countedAs }), one];
}

/** A sitting of one drink, with the current strengths and servings. */
function begunSitting(model: Sittings, type: DrinkType, startMin: number): EnteredSitting {
  const next = perDrinkType((each): Kinds => [emptied(nextDrinkSetting(model, each))]);
  return {
    ...timesOf({ startMin, finishMin: startMin + firstDrinkMin }),
    givenEnds: 'both',
    drinks: { ...next, [type]: withOneMore(next[type]) },
  };
}

function firstOfEvening(model: CalculatorModel, type: DrinkType, at: ZonedNow): Counted {
  const { day, minuteOfDay } = localTime(at.nowMs, at.zone);
  const startMin = toPickerStep(minuteOfDay, Math.floor);
  const begun: CalculatorModel = {
    ...model,
    sittings: [begunSitting(model, type, startMin)],
    isEarlier: false,
    startDay: day,
    isDayChosen: false,
  };
  return { model: begun, sitting: { startDay: day, startMin } };
}

/** Moves the last sip to now, rounded up; one that is later stays, given or not. */
function withLastSip(model: CalculatorModel, last: PlannedSitting, nowMin: number) {
  const finishMin = Math.max(
    toPickerStep(nowMin, Math.ceil),
    toPickerStep(last.startMin, Math.floor) + firstDrinkMin,
  );
  if (finishMin < last.finishMin) return model;
  return withSitting(model, last.index, {
    timeFinishInH24: clockOf(finishMin),
    givenEnds: withGiven(last, 'finish'),
  });
}

/**
 * Adds a drink to the last sitting soon after its last sip, else in a new one. A sitting is shorter
 * than a day: its clock times could not express more.
 */
function withNextDrink(model: CalculatorModel, type: DrinkType, at: ZonedNow): Counted {
  const { day, minuteOfDay } = localTime(at.nowMs, at.zone);
  const nowMin = daysBetween(model.startDay || day, day) * minutesPerDay + minuteOfDay;
  const last = lastSitting(model);
  const isSoon =
    nowMin >= last.startMin &&
    nowMin - last.finishMin <= maxPauseMin &&
    toPickerStep(nowMin, Math.ceil) - last.startMin < minutesPerDay;
  const startMin = isSoon ? last.startMin : toPickerStep(nowMin, Math.floor);
  const more = withOneMore(last.drinks[type]);
  const counted: CalculatorModel = isSoon
    ? withLastSip(withKinds(model, last.index, type, more), last, nowMin)
    : { ...model, sittings: [...model.sittings, begunSitting(model, type, startMin)] };
  return { model: counted, sitting: { startDay: counted.startDay, startMin } };
}

/** True if the entries are of one day and of at most six sittings. */
function isOneEvening(model: Sittings): boolean {
  return (
    spanOf(sittingsWithDrinks(model)) <= minutesPerDay &&
    model.sittings.length <= maxLaterSittings + 1 &&
    model.sittings.every(({ dayShift }) => Math.abs(dayShift) <= maxDayShift)
  );
}

/** The entries of before an instant, and those from then on. */
function divided(model: CalculatorModel, fromMs: number, { zone }: ZonedNow) {
  const isGone = (sitting: EnteredSitting) =>
    instantsOfSitting(sitting, model.startDay, zone).startMs < fromMs;
  const gone = model.sittings.filter(isGone);
  const kept = model.sittings.filter((sitting) => !isGone(sitting));
  return {
    gone: gone.length > 0 ? sittingsOf(withSittings(model, gone)) : null,
    kept: withSittings(model, kept),
  };
}

/** The entries, in a zone whose clocks do not change if now is in the hour that they show twice. */
function expressible(model: CalculatorModel, at: ZonedNow): CalculatorModel {
  const { zone, nowMs } = atEntries(model, at);
  const spanMs = 2 * firstDrinkMin * MINUTE_MS;
  const isClear = [nowMs - spanMs, nowMs, nowMs + spanMs].every((ms) => !isShownTwice(ms, zone));
  return isClear ? model : inFixedZone(model, at);
}

/**
 * Counts one drink as drunk now: soon after a last sip it belongs to that sitting, once all alcohol
 * is gone to a new evening. What may still be in the blood stays. Only if the evening gets longer
 * than a day, or has more than six sittings, those are left out whose alcohol was gone before the
 * next one began; of still more than six, neighbours are joined.
 */
export function logDrink(entered: CalculatorModel, type: DrinkType, now: ZonedNow) {
  const model = expressible(withDays(entered, now), now);
  const at = atEntries(model, now);
  const choice = choiceOf(nextDrinkSetting(model, type));
  const result = (counted: Counted, gone: Sittings | null, isJoined = false) => ({
    sittings: { ...sittingsOf(counted.model), isLogged: true },
    sitting: counted.sitting,
    /** What is no longer part of the evening, because its alcohol was gone; null if all still is. */
    gone,
    /** Strength and serving of the counted drink. */
    choice,
    /** Two sittings were joined, because there are at most six. */
    isJoined,
  });
  if (!hasAnyDrink(model)) return result(firstOfEvening(model, type, at), null);
  const counted = isAlcoholGone(model, at) ? null : withNextDrink(model, type, at);
  if (counted && isOneEvening(counted.model)) return result(counted, null);
  const isPlanned = firstSipMs(model, at) > at.nowMs;
  const fromMs = isPlanned ? null : stillThereFromMs(model, at);
  if (fromMs === null) return result(firstOfEvening(model, type, at), sittingsOf(model));
  const { gone, kept } = divided(model, fromMs, at);
  const { model: all, sitting } = withNextDrink(kept, type, at);
  const { model: fitting, isJoined } = joinedToFit(all, at);
  return result({ model: fitting, sitting }, gone, isJoined);
}

export type Logged = ReturnType<typeof logDrink>;
