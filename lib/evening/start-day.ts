import { minutesOfDay, minutesPerDay } from '@/lib/bac';
import { dayPlus, instantsOf, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type Zone } from '@/lib/calendar/zone';
import type { CalculatorModel, Sittings } from '@/lib/model/model';
import type { EnteredMeasurement } from '@/lib/model/measurement';
import { atEntries } from './entries-zone';
import { sittingsWithDrinks, hasAnyDrink } from './planned-sittings';

/** If a start is longer ago than this, its next occurrence is meant. */
const maxAgoMs = 18 * 60 * MINUTE_MS;

/** Time zone and current time. */
export interface ZonedNow {
  zone: Zone;
  /** Name of the zone, such as "Europe/Warsaw"; left out where nothing is saved. */
  zoneName?: string;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/**
 * Infers the day of a start time: that of its latest past occurrence if it is at most 18 hours ago,
 * else that of the next one.
 * @param minuteOfDay 0 to 1439
 * @param slackMin added to the 18 hours: minutes from the first to the last of several sittings
 */
function inferredDay(minuteOfDay: number, { zone, nowMs }: ZonedNow, slackMin = 0): string {
  const today = localTime(nowMs, zone).day;
  const [yesterday, tomorrow] = [dayPlus(today, -1), dayPlus(today, 1)];
  const isGone = (day: string) => Math.min(...instantsOf(day, minuteOfDay, zone)) <= nowMs;
  if (isGone(today)) {
    const latestMs = Math.max(
      ...instantsOf(today, minuteOfDay, zone).filter((instant) => instant <= nowMs),
    );
    return nowMs - latestMs <= maxAgoMs + slackMin * MINUTE_MS ? today : tomorrow;
  }
  const latestMs = Math.max(...instantsOf(yesterday, minuteOfDay, zone));
  return nowMs - latestMs <= maxAgoMs + slackMin * MINUTE_MS ? yesterday : today;
}

/**
 * Infers the day of the first entered sitting. With several sittings, the last one must have
 * started at most 18 hours ago, so that lunch and evening are still yesterday's on the next
 * morning.
 */
export function startDayOf(model: Sittings, at: ZonedNow): string {
  const drunk = sittingsWithDrinks(model);
  const [first, last] = [drunk[0], drunk.at(-1)];
  if (!first || !last) return inferredDay(minutesOfDay(model.timeStartInH24), at);
  const day = inferredDay(minutesOfDay(first.timeStartInH24), at, last.startMin - first.startMin);
  return dayPlus(day, -Math.floor(first.startMin / minutesPerDay));
}

/** Infers the day of a measurement by the same rule. */
export function measuredDayOf(measurement: EnteredMeasurement, at: ZonedNow): string {
  return inferredDay(minutesOfDay(measurement.timeMeasuredInH24), at);
}

type Dated = Pick<CalculatorModel, 'measurement'> & Sittings;

/**
 * Adds the inferred day to drinks and to a measurement without one, and the zone in which they were
 * entered. Existing days do not change. Without drinks there is no day, unless the visitor chose it.
 */
export function withDays<Model extends Dated>(model: Model, now: ZonedNow): Model {
  const at = atEntries(model, now);
  const startDay = dayOfDrinks(model, at);
  const measurement = withMeasuredDay(model.measurement, at);
  const isDated = startDay !== '' || measurement.measuredDay !== '';
  const zone = isDated ? model.zone || (now.zoneName ?? '') : '';
  const madeIn = isDated ? model.madeIn : '';
  const isSame =
    startDay === model.startDay &&
    measurement === model.measurement &&
    zone === model.zone &&
    madeIn === model.madeIn;
  return isSame ? model : { ...model, startDay, measurement, zone, madeIn };
}

function dayOfDrinks(model: Sittings, at: ZonedNow): string {
  if (hasAnyDrink(model)) return model.startDay || startDayOf(model, at);
  return model.isDayChosen ? model.startDay : '';
}

function withMeasuredDay(measurement: EnteredMeasurement, at: ZonedNow): EnteredMeasurement {
  const needsDay = measurement.measuredDay === '' && measurement.value !== null;
  return needsDay ? { ...measurement, measuredDay: measuredDayOf(measurement, at) } : measurement;
}
