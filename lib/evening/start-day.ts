import { minutesOfDay, minutesPerDay } from '@/lib/bac';
import { dayPlus, instantsOf, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, zoneNamed, type Zone, type ZonedNow } from '@/lib/calendar/zone';
import { defaultTimes } from '@/lib/model/defaults';
import type { CalculatorModel, EnteredMeasurement, Sittings } from '@/lib/model/model';
import { isGiven } from './given-ends';
import { sittingsWithDrinks, hasAnyDrink } from './planned-sittings';

/** The zone in which the clock times of entries are meant. */
export function zoneOfEntries({ zone }: Pick<Sittings, 'zone'>, at: ZonedNow): Zone {
  if (zone === '' || zone === at.zoneName) return at.zone;
  return zoneNamed(zone) ?? at.zone;
}

/** The same moment, seen in the zone of entries. */
export function atEntries(model: Pick<Sittings, 'zone'>, at: ZonedNow): ZonedNow {
  return { ...at, zone: zoneOfEntries(model, at) };
}

/** If a start is longer ago than this, its next occurrence is meant. */
const maxAgoMin = 18 * 60;

/**
 * The day of a start time: that of its latest past occurrence if it is at most 18 hours ago, else
 * the next. One that nobody gave goes by the clock: 21:00 is of last night until 14:59, then of
 * tonight.
 * @param minuteOfDay 0 to 1439
 * @param slackMin added to the 18 hours: minutes from the first to the last of several sittings
 */
function inferredDay(
  minuteOfDay: number,
  { zone, nowMs }: ZonedNow,
  isOpen = false,
  slackMin = 0,
): string {
  const now = localTime(nowMs, zone);
  const daysAgo = Math.min(...instantsOf(now.day, minuteOfDay, zone)) <= nowMs ? 0 : 1;
  const latestDay = dayPlus(now.day, -daysAgo);
  const latestMs = Math.max(
    ...instantsOf(latestDay, minuteOfDay, zone).filter((instant) => instant <= nowMs),
  );
  const maxMin = maxAgoMin + slackMin;
  const isMeant = isOpen
    ? daysAgo * minutesPerDay + now.minuteOfDay - minuteOfDay < maxMin
    : nowMs - latestMs <= maxMin * MINUTE_MS;
  return isMeant ? latestDay : dayPlus(latestDay, 1);
}

/** The day of the first entered sitting. The last one must have started 18 hours ago at most. */
export function startDayOf(model: Sittings, at: ZonedNow): string {
  const drunk = sittingsWithDrinks(model);
  const last = drunk.reduce((_, later) => later);
  const firstMin = Math.min(...drunk.map(({ startMin }) => startMin));
  const days = Math.floor(firstMin / minutesPerDay);
  const day = inferredDay(
    firstMin - days * minutesPerDay,
    at,
    !isGiven(last, 'start'),
    last.startMin - firstMin,
  );
  return dayPlus(day, -days);
}

/** The day of the night that the form assumes: last night, or tonight from 15:00 on. */
export function defaultNightDay(at: ZonedNow): string {
  return inferredDay(minutesOfDay(defaultTimes.timeStartInH24), at, true);
}

/** Infers the day of a measurement by the same rule. */
export function measuredDayOf(measurement: EnteredMeasurement, at: ZonedNow): string {
  return inferredDay(minutesOfDay(measurement.timeMeasuredInH24), at);
}

type Dated = Pick<CalculatorModel, 'measurement'> & Sittings;

/**
 * Adds the day to drinks and a measurement without one, and their zone. Without drinks there is no
 * day, unless the visitor chose it.
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
