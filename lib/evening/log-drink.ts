import { maxLaterSittings, minutesPerDay } from '@/lib/bac';
import { daysBetween, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { maxDayShift } from '@/lib/model/bounds';
import {
  perDrinkType,
  type AddedSitting,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkChoice,
  type DrinkType,
  type Sittings,
} from '@/lib/model/model';
import { atEntries } from './entries-zone';
import { inFixedZone, isShownTwice } from './change-zone';
import { alcoholGoneMs, firstSipMs, stillThereFromMs } from './gone-alcohol';
import { withGiven } from './given-ends';
import { joinedToFit } from './joined-periods';
import { firstDrinkMin } from './last-sip-now';
import { lastPeriod, nextDrinkIndex, nextDrinkSetting } from './next-drink';
import { clockOf, toPickerStep } from './picker-time';
import { isSameChoice, periodsIn, withPeriods } from './periods';
import { instantsOfSitting } from './placed-sittings';
import {
  hasAnyDrink,
  isPeriod,
  otherKindIndexes,
  sittingAt,
  sittingsOf,
  sittingsWithDrinks,
  spanOf,
  withSitting,
  type PlannedSitting,
} from './planned-sittings';
import { withAnotherKind } from './sitting-changes';
import { withDays, type ZonedNow } from './start-day';

/** A drink at most this many minutes after the last sip belongs to the same sitting. */
const maxPauseMin = 60;

/** Minutes after the alcohol is gone in which a drink still belongs to the evening. */
const sameEveningMin = 12 * 60;

/** The result of counting a drink. */
export interface Logged {
  sittings: Sittings;
  /** What is no longer part of the evening, because its alcohol was gone; null if all still is. */
  gone: Sittings | null;
  /** The counted drink. */
  choice: DrinkChoice;
  /** The start of the sitting that has it, minutes from midnight of the day. */
  sitting: { startDay: string; startMin: number };
  /** Two sittings were joined, because there are at most six. */
  isJoined: boolean;
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

function withSetting<Model extends Sittings>(
  model: Model,
  index: number,
  type: DrinkType,
  setting: AlcoholSetting,
): Model {
  const { alcoholSettings } = sittingAt(model, index);
  return withSitting(model, index, {
    alcoholSettings: { ...alcoholSettings, [type]: setting },
  });
}

/**
 * Adds one drink to a sitting. If strength or serving have changed since the last one was counted,
 * earlier drinks keep theirs and the new one is added as another kind.
 */
function withOneMore<Model extends Sittings>(model: Model, index: number, type: DrinkType): Model {
  const setting = sittingAt(model, index).alcoholSettings[type];
  const choice = choiceOf(setting);
  const { countedAs, amount } = setting;
  if (amount === 0 || countedAs === undefined || isSameChoice(countedAs, setting)) {
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

function firstOfEvening(model: CalculatorModel, type: DrinkType, at: ZonedNow): Counted {
  const { day, minuteOfDay } = localTime(at.nowMs, at.zone);
  const startMin = toPickerStep(minuteOfDay, Math.floor);
  const begun = withOneMore(
    {
      ...model,
      timeStartInH24: clockOf(startMin),
      timeFinishInH24: clockOf(startMin + firstDrinkMin),
      givenEnds: 'both',
      isEarlier: false,
      alcoholSettings: nextSettings(model),
      addedSittings: [],
      startDay: day,
      isDayChosen: false,
    },
    0,
    type,
  );
  return { model: begun, sitting: { startDay: day, startMin } };
}

/** Moves the last sip to now, rounded up; one that is later stays, given or not. */
function withLastSip<Model extends Sittings>(
  model: Model,
  period: PlannedSitting,
  nowMin: number,
): Model {
  const finishMin = Math.max(
    toPickerStep(nowMin, Math.ceil),
    toPickerStep(period.startMin, Math.floor) + firstDrinkMin,
  );
  if (finishMin < period.finishMin) return model;
  return withSitting(model, period.index, {
    timeFinishInH24: clockOf(finishMin),
    givenEnds: withGiven(period, 'finish'),
  });
}

function withNewSitting(model: CalculatorModel, type: DrinkType, nowMin: number): CalculatorModel {
  const startMin = toPickerStep(nowMin, Math.floor);
  const sitting: AddedSitting = {
    timeStartInH24: clockOf(startMin),
    timeFinishInH24: clockOf(startMin + firstDrinkMin),
    givenEnds: 'both',
    dayShift: Math.floor(startMin / minutesPerDay),
    alcoholSettings: nextSettings(model),
  };
  const begun = { ...model, addedSittings: [...model.addedSittings, sitting] };
  return withOneMore(begun, begun.addedSittings.length, type);
}

/** Entries with the counted drink, and the start of the sitting that has it. */
interface Counted {
  model: CalculatorModel;
  sitting: Logged['sitting'];
}

/**
 * Adds a drink to an evening that has drinks: to the last sitting soon after its last sip, else in
 * a new one. A sitting is shorter than a day, since its clock times could not express more.
 */
function withNextDrink(model: CalculatorModel, type: DrinkType, at: ZonedNow): Counted {
  const { day, minuteOfDay } = localTime(at.nowMs, at.zone);
  const nowMin = daysBetween(model.startDay || day, day) * minutesPerDay + minuteOfDay;
  const last = lastPeriod(model);
  const isSoon =
    nowMin >= last.startMin &&
    nowMin - last.finishMin <= maxPauseMin &&
    toPickerStep(nowMin, Math.ceil) - last.startMin < minutesPerDay;
  const counted = isSoon
    ? withLastSip(withOneMore(model, nextDrinkIndex(model, type), type), last, nowMin)
    : withNewSitting(model, type, nowMin);
  const startMin = isSoon ? last.startMin : toPickerStep(nowMin, Math.floor);
  return { model: counted, sitting: { startDay: counted.startDay, startMin } };
}

/** True if the entries are of one day and of at most six sittings. */
function isOneEvening(model: Sittings): boolean {
  return (
    spanOf(sittingsWithDrinks(model)) <= minutesPerDay &&
    periodsIn(model).length <= maxLaterSittings + 1 &&
    model.addedSittings.every(({ dayShift }) => Math.abs(dayShift) <= maxDayShift)
  );
}

/** The entries of before an instant, and those from then on. */
function divided(model: CalculatorModel, fromMs: number, { zone }: ZonedNow) {
  const isGone = (period: Parameters<typeof instantsOfSitting>[0]) =>
    instantsOfSitting(period, model.startDay, zone).startMs < fromMs;
  const periods = periodsIn(model);
  const gone = periods.filter(isGone);
  const kept = periods.filter((period) => !isGone(period));
  return {
    gone: gone.length > 0 ? sittingsOf(withPeriods(model, gone)) : null,
    kept: withPeriods(model, kept),
  };
}

/**
 * The entries with clock times that can express the instant of a drink: in the hour that the clocks
 * show twice, those of a zone whose clocks do not change.
 */
function expressible(model: CalculatorModel, at: ZonedNow): CalculatorModel {
  const { zone, nowMs } = atEntries(model, at);
  const spanMs = 2 * firstDrinkMin * MINUTE_MS;
  const isClear = [nowMs - spanMs, nowMs, nowMs + spanMs].every((ms) => !isShownTwice(ms, zone));
  return isClear ? model : inFixedZone(model, at);
}

/**
 * Counts one drink of a type as drunk now. The first drink starts the evening, one soon after the
 * last sip belongs to the same sitting, and one after a pause starts a new sitting.
 *
 * What may still be in the blood stays. Only if the evening gets longer than a day, or has more
 * than six sittings, those are left out whose alcohol was gone before the next one began; if there
 * are still more than six, neighbours are joined. Half a day after all alcohol is gone, a drink
 * starts a new evening.
 */
export function logDrink(entered: CalculatorModel, type: DrinkType, now: ZonedNow): Logged {
  const model = expressible(withDays(entered, now), now);
  const at = atEntries(model, now);
  const choice = choiceOf(nextDrinkSetting(model, type));
  const result = (counted: Counted, gone: Sittings | null, isJoined = false): Logged => ({
    sittings: { ...sittingsOf(counted.model), isLogged: true },
    sitting: counted.sitting,
    gone,
    choice,
    isJoined,
  });
  if (!hasAnyDrink(model)) return result(firstOfEvening(model, type, at), null);
  const goneMs = alcoholGoneMs(model, at);
  const isOver = goneMs !== null && goneMs + sameEveningMin * MINUTE_MS < at.nowMs;
  const counted = isOver ? null : withNextDrink(model, type, at);
  if (counted && isOneEvening(counted.model)) return result(counted, null);
  const isPlanned = firstSipMs(model, at) > at.nowMs;
  const fromMs = isPlanned ? null : stillThereFromMs(model, at);
  if (fromMs === null) return result(firstOfEvening(model, type, at), sittingsOf(model));
  const { gone, kept } = divided(model, fromMs, at);
  const { model: all, sitting } = withNextDrink(kept, type, at);
  const { model: fitting, isJoined } = joinedToFit(all, at);
  return result({ model: fitting, sitting }, gone, isJoined);
}
