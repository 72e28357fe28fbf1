import { minutesPerDay, maxLaterSittings } from '@/lib/bac';
import { daysBetween, localTime } from '@/lib/calendar/local-day';
import {
  perDrinkType,
  type AddedSitting,
  type AlcoholSetting,
  type DrinkChoice,
  type DrinkType,
  type EnteredSitting,
  type Sittings,
} from '@/lib/model/model';
import {
  hasAnyDrink,
  isPeriod,
  isTooLong,
  otherKindIndexes,
  sittingAt,
  sittingsOf,
  type PlannedSitting,
} from './planned-sittings';
import { clockOf, toPickerStep } from './picker-time';
import { lastPeriod, nextDrinkIndex, nextDrinkSetting } from './next-drink';
import { withAnotherKind } from './sitting-changes';
import type { ZonedNow } from './start-day';

/** A drink at most this many minutes after the last sip belongs to the same sitting. */
const maxPauseMin = 60;

/** Duration of the first drink of a sitting in minutes, until the next one is counted. */
const firstDrinkMin = 10;

/** The result of counting a drink. */
export interface Logged {
  sittings: Sittings;
  /** The counted drink. */
  choice: DrinkChoice;
  /** There was no room for another sitting, so the drink was added to an existing one. */
  isFull: boolean;
}

function choiceOf(setting: DrinkChoice): DrinkChoice {
  const { percent, servingItemId, servingItemName, servingItemCapacityInMl, isPercentSet } =
    setting;
  return {
    percent,
    servingItemId,
    servingItemName,
    servingItemCapacityInMl,
    ...(isPercentSet && { isPercentSet }),
  };
}

function isSameChoice(one: DrinkChoice, other: DrinkChoice): boolean {
  return one.percent === other.percent && one.servingItemId === other.servingItemId;
}

function withSitting(model: Sittings, index: number, changes: Partial<EnteredSitting>): Sittings {
  if (index === 0) return { ...model, ...changes };
  const added = model.addedSittings.map((entered, i) =>
    i === index - 1 ? { ...entered, ...changes } : entered,
  );
  return { ...model, addedSittings: added };
}

function withSetting(
  model: Sittings,
  index: number,
  type: DrinkType,
  setting: AlcoholSetting,
): Sittings {
  const { alcoholSettings } = sittingAt(model, index);
  return withSitting(model, index, {
    alcoholSettings: { ...alcoholSettings, [type]: setting },
  });
}

/** True if strength or serving have changed since drinks were counted. */
function isChanged(setting: AlcoholSetting): boolean {
  const { countedAs, amount } = setting;
  return amount > 0 && countedAs !== undefined && !isSameChoice(countedAs, setting);
}

/**
 * Adds one drink to a sitting. If strength or serving have changed since the last one was counted,
 * earlier drinks keep theirs and the new one is added as another kind.
 */
function withOneMore(model: Sittings, index: number, type: DrinkType): Sittings {
  const setting = sittingAt(model, index).alcoholSettings[type];
  const choice = choiceOf(setting);
  const { countedAs, amount } = setting;
  if (
    !isChanged(setting) ||
    countedAs === undefined ||
    model.addedSittings.length >= maxLaterSittings
  ) {
    const more = { ...choice, amount: amount + 1, countedAs: choice };
    return withSetting(model, index, type, more);
  }
  const kept = withSetting(model, index, type, { ...countedAs, amount, countedAs });
  let period = index;
  while (!isPeriod(kept, period)) period--;
  const divided = withAnotherKind(kept, period, type);
  const kind = otherKindIndexes(divided, period).at(-1) ?? period;
  return withSetting(divided, kind, type, { ...choice, amount: 1, countedAs: choice });
}

/** The current strengths and servings, with amounts of 0. */
function nextSettings(model: Sittings): Record<DrinkType, AlcoholSetting> {
  return perDrinkType((type) => ({ ...choiceOf(nextDrinkSetting(model, type)), amount: 0 }));
}

function firstOfEvening(model: Sittings, type: DrinkType, at: ZonedNow): Sittings {
  const { day, minuteOfDay } = localTime(at.nowMs, at.zone);
  const startMin = toPickerStep(minuteOfDay, Math.floor);
  return withOneMore(
    {
      timeStartInH24: clockOf(startMin),
      timeFinishInH24: clockOf(startMin + firstDrinkMin),
      alcoholSettings: nextSettings(model),
      addedSittings: [],
      startDay: day,
      isDayChosen: false,
      isLogged: true,
    },
    0,
    type,
  );
}

/** Moves the last sip to now, rounded up. */
function withLastSip(model: Sittings, period: PlannedSitting, nowMin: number): Sittings {
  const finishMin = Math.max(
    period.finishMin,
    toPickerStep(nowMin, Math.ceil),
    toPickerStep(period.startMin, Math.floor) + firstDrinkMin,
  );
  return withSitting(model, period.index, { timeFinishInH24: clockOf(finishMin) });
}

function withNewSitting(model: Sittings, type: DrinkType, nowMin: number): Sittings {
  const startMin = toPickerStep(nowMin, Math.floor);
  const sitting: AddedSitting = {
    timeStartInH24: clockOf(startMin),
    timeFinishInH24: clockOf(startMin + firstDrinkMin),
    dayShift: Math.floor(startMin / minutesPerDay),
    alcoholSettings: nextSettings(model),
  };
  const begun = { ...model, addedSittings: [...model.addedSittings, sitting] };
  return withOneMore(begun, begun.addedSittings.length, type);
}

/**
 * Counts one drink of a type as drunk now. The first drink starts the evening, one soon after the
 * last sip belongs to the same sitting, and one after a pause starts a new sitting.
 * @returns null if the entries are too old to be of the same evening, so that a new one must be
 *   started
 */
export function logDrink(model: Sittings, type: DrinkType, at: ZonedNow): Logged | null {
  const entered = sittingsOf(model);
  const choice = choiceOf(nextDrinkSetting(entered, type));
  if (!hasAnyDrink(entered)) {
    return { sittings: firstOfEvening(entered, type, at), choice, isFull: false };
  }
  const { day, minuteOfDay } = localTime(at.nowMs, at.zone);
  const nowMin = daysBetween(entered.startDay || day, day) * minutesPerDay + minuteOfDay;
  const last = lastPeriod(entered);
  const isSoon = nowMin >= last.startMin && nowMin - last.finishMin <= maxPauseMin;
  const hasRoom = entered.addedSittings.length < maxLaterSittings;
  // A new sitting is needed, or another kind.
  const wantsRoom = !isSoon || isChanged(nextDrinkSetting(entered, type));
  const isFull = wantsRoom && !hasRoom;
  const counted =
    isSoon || isFull
      ? withLastSip(withOneMore(entered, nextDrinkIndex(entered, type), type), last, nowMin)
      : withNewSitting(entered, type, nowMin);
  const isNear = counted.addedSittings.every(({ dayShift }) => Math.abs(dayShift) <= 1);
  // Clock times cannot express a sitting of a day or more.
  const isLost =
    (isSoon || isFull) && toPickerStep(nowMin, Math.ceil) - last.startMin >= minutesPerDay;
  if (!isNear || isLost || isTooLong(counted)) return null;
  return { sittings: { ...counted, isLogged: true }, choice, isFull };
}
