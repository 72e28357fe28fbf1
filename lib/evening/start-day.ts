import { minutesOfDay, minutesPerDay } from '@/lib/bac';
import { dayPlus, instantOf, instantsOf, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';
import type { CalculatorModel, Sittings } from '@/lib/model/model';
import type { EnteredMeasurement } from '@/lib/model/measurement';
import { sittingsWithDrinks, hasAnyDrink } from './planned-sittings';

/** An evening that began longer ago than this is over: the next one is meant. */
const longestAgoMs = 18 * 60 * MINUTE_MS;

/** After so long an evening in which nothing is entered is none. */
const longestEmptyMs = 36 * 60 * MINUTE_MS;

/** Where and when something is entered or looked at. */
export interface Place {
  zone: Zone;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/**
 * The day that a start time means when none is said: that of its latest past occurrence if that is at
 * most 18 hours ago, else that of the next one.
 * @param minuteOfDay 0 to 1439
 * @param slackMin minutes by which the start may be longer ago: to the last of several sittings
 */
function meantDay(minuteOfDay: number, { zone, nowMs }: Place, slackMin = 0): string {
  const today = localTime(nowMs, zone).day;
  const [yesterday, tomorrow] = [dayPlus(today, -1), dayPlus(today, 1)];
  const isGone = (day: string) => Math.min(...instantsOf(day, minuteOfDay, zone)) <= nowMs;
  if (isGone(today)) {
    const latestMs = Math.max(
      ...instantsOf(today, minuteOfDay, zone).filter((instant) => instant <= nowMs),
    );
    return nowMs - latestMs <= longestAgoMs + slackMin * MINUTE_MS ? today : tomorrow;
  }
  const latestMs = Math.max(...instantsOf(yesterday, minuteOfDay, zone));
  return nowMs - latestMs <= longestAgoMs + slackMin * MINUTE_MS ? yesterday : today;
}

/**
 * The day of the first entered sitting, where the visitor chose none. With several sittings it is
 * the last of them that must have begun at most 18 hours ago: lunch and evening are still
 * yesterday's the next morning.
 */
export function startDayOf(model: Sittings, place: Place): string {
  const drunk = sittingsWithDrinks(model);
  const [first, last] = [drunk[0], drunk.at(-1)];
  if (!first || !last) return meantDay(minutesOfDay(model.timeStartInH24), place);
  const day = meantDay(minutesOfDay(first.timeStartInH24), place, last.startMin - first.startMin);
  return dayPlus(day, -Math.floor(first.startMin / minutesPerDay));
}

/** The day of a measurement, by the same rule. */
export function measuredDayOf(measurement: EnteredMeasurement, place: Place): string {
  return meantDay(minutesOfDay(measurement.timeMeasuredInH24), place);
}

/**
 * Before a first drink is entered: a day that was decided long ago, for drinks since removed or for a
 * start time alone, is not that of this drink. A correction of last night's keeps its day.
 */
export function withOpenDay<Model extends Sittings>(model: Model, { zone, nowMs }: Place): Model {
  if (model.startDay === '' || model.isDayChosen || hasAnyDrink(model)) return model;
  const startMs = instantOf(model.startDay, minutesOfDay(model.timeStartInH24), zone);
  return nowMs - startMs > longestEmptyMs ? { ...model, startDay: '' } : model;
}

/**
 * The model with a day for whatever has been begun without one: drinks, a measured value. Nothing
 * that has a day is moved.
 */
export function withDays<Model extends Pick<CalculatorModel, 'measurement'> & Sittings>(
  model: Model,
  place: Place,
): Model {
  const { measurement } = model;
  const needsStart = model.startDay === '' && hasAnyDrink(model);
  const needsMeasured = measurement.measuredDay === '' && measurement.value !== null;
  if (!needsStart && !needsMeasured) return model;
  return {
    ...model,
    ...(needsStart && { startDay: startDayOf(model, place) }),
    ...(needsMeasured && {
      measurement: { ...measurement, measuredDay: measuredDayOf(measurement, place) },
    }),
  };
}
