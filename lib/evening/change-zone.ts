import { h24Text, minutesOfDay, minutesPerDay } from '@/lib/bac';
import { daysBetween, instantOf, instantsOf, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, zoneNamed, type Zone, type ZonedNow } from '@/lib/calendar/zone';
import type { CalculatorModel } from '@/lib/model/model';
import { measuredMsOf, sinceLastDrinkMin } from './calculate-measured';
import { atEntries } from './start-day';
import { instantsOfSitting } from './placed-sittings';
import { timesOf, withSittings, clockOf } from './planned-sittings';

/** A local time as minutes from midnight of a day. */
function minutesFrom(day: string, instantMs: number, zone: Zone): number {
  const local = localTime(instantMs, zone);
  return daysBetween(day, local.day) * minutesPerDay + local.minuteOfDay;
}

/**
 * The entries by the clocks of the device, at the same instants; `madeIn` remembers their zone.
 * They stay if its clocks cannot express an instant, as in the night in which they go back.
 */
export function inDeviceZone(model: CalculatorModel, at: ZonedNow): CalculatorModel {
  const name = at.zoneName ?? '';
  if (model.zone === '' || name === '' || model.zone === name) return model;
  const madeIn = model.madeIn || model.zone;
  const moved = withClocksOf(model, atEntries(model, at), at);
  const shown = { ...moved, zone: name, madeIn: madeIn === name ? '' : madeIn };
  const before = instantsOfEntries(model, at);
  const after = instantsOfEntries(shown, at);
  return before.every((instant, i) => instant === after[i]) ? shown : model;
}

/** The entries in a zone of the offset of their start: it expresses an hour shown twice. */
export function inFixedZone(model: CalculatorModel, at: ZonedNow): CalculatorModel {
  const from = atEntries(model, at);
  const startMs =
    model.startDay === ''
      ? at.nowMs
      : instantOf(model.startDay, minutesOfDay(model.sittings[0].timeStartInH24), from.zone);
  const offsetMin = from.zone(startMs);
  const name = `GMT${offsetMin < 0 ? '-' : '+'}${h24Text(Math.abs(offsetMin))}`;
  const moved = withClocksOf(model, from, { ...at, zone: zoneNamed(name) ?? at.zone });
  return { ...moved, zone: name };
}

/** Entries in the clock times of other ones, at the same instants. */
export function inZoneOf(
  { zone }: Pick<CalculatorModel, 'zone'>,
  entries: CalculatorModel,
  at: ZonedNow,
): CalculatorModel {
  if (entries.zone === zone) return entries;
  return { ...withClocksOf(entries, atEntries(entries, at), atEntries({ zone }, at)), zone };
}

function withClocksOf(model: CalculatorModel, from: ZonedNow, to: ZonedNow): CalculatorModel {
  return withMeasurementIn(withSittingsIn(model, from, to), from, to);
}

function withSittingsIn(model: CalculatorModel, from: ZonedNow, to: ZonedNow): CalculatorModel {
  const { startDay } = model;
  if (startDay === '') return model;
  const moved = model.sittings.map((sitting) => {
    const { startMs, finishMs } = instantsOfSitting(sitting, startDay, from.zone);
    const startMin = minutesFrom(startDay, startMs, to.zone);
    const finishMin = minutesFrom(startDay, finishMs, to.zone);
    return { ...sitting, ...timesOf({ startMin, finishMin }) };
  });
  return withSittings(model, moved);
}

function withMeasurementIn(model: CalculatorModel, from: ZonedNow, to: ZonedNow): CalculatorModel {
  const { measurement } = model;
  if (measurement.measuredDay === '') return model;
  const measuredMs = measuredMsOf(model, from);
  const lastDrinkMs = measuredMs - sinceLastDrinkMin(model, measuredMs, from) * MINUTE_MS;
  const measured = localTime(measuredMs, to.zone);
  return {
    ...model,
    measurement: {
      ...measurement,
      measuredDay: measured.day,
      timeMeasuredInH24: clockOf(measured.minuteOfDay),
      timeLastDrinkInH24: clockOf(localTime(lastDrinkMs, to.zone).minuteOfDay),
    },
  };
}

/** What entries mean on the calendar, also the time since a last drink. */
function instantsOfEntries(model: CalculatorModel, now: ZonedNow): number[] {
  const at = atEntries(model, now);
  const { measurement, startDay } = model;
  const measuredMs = measuredMsOf(model, at);
  const isMeasured = measurement.measuredDay !== '';
  const drunk = startDay === '' ? [] : model.sittings;
  return [
    ...drunk.flatMap((sitting) => Object.values(instantsOfSitting(sitting, startDay, at.zone))),
    ...(isMeasured ? [measuredMs, sinceLastDrinkMin(model, measuredMs, at)] : []),
  ];
}

/** True if the clocks of a zone show the time of an instant twice. */
export function isShownTwice(instantMs: number, zone: Zone): boolean {
  const { day, minuteOfDay } = localTime(instantMs, zone);
  return instantsOf(day, minuteOfDay, zone).length > 1;
}
