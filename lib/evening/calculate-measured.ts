import { forecastMeasured, minutesOfDay } from '@/lib/bac';
import { instantOf, instantsOf, latestInstant, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type ZonedNow } from '@/lib/calendar/zone';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import { permilleOfMeasurement } from '@/lib/model/measurement';
import type { MeasuredEvening, NoEvening } from './evening';
import { saidTimes } from './said-times';
import { measuredDayOf, zoneOfEntries } from './start-day';

type Entered = Pick<CalculatorModel, 'measurement' | 'zone'>;

/** Minutes from the latest occurrence of the clock time of the last drink to a measurement. */
export function sinceLastDrinkMin(model: Entered, measuredMs: number, at: ZonedNow): number {
  const { measurement } = model;
  const zone = zoneOfEntries(model, at);
  const lastDrink = minutesOfDay(measurement.timeLastDrinkInH24);
  const measured = localTime(measuredMs, zone);
  // A skipped time may be mapped to an instant after the measurement; then the clock times are
  // used.
  const isSkipped = instantsOf(measured.day, lastDrink, zone).every((ms) => ms > measuredMs);
  if (lastDrink <= measured.minuteOfDay && isSkipped) return measured.minuteOfDay - lastDrink;
  return (measuredMs - latestInstant(lastDrink, measuredMs, zone)) / MINUTE_MS;
}

/** A last drink this long before a measurement may as well have been after it, unless denied. */
const maxBeforeMin = 18 * 60;

/** The instant of a measurement, milliseconds since 1970. */
export function measuredMsOf(model: Entered, at: ZonedNow): number {
  const { measurement } = model;
  const day = measurement.measuredDay || measuredDayOf(measurement, at);
  return instantOf(day, minutesOfDay(measurement.timeMeasuredInH24), zoneOfEntries(model, at));
}

/** Calculates the evening of an entered measurement; see `calculateEvening`. */
export function calculateMeasured(
  model: CalculatorModel,
  limit: ApplicableLimit,
  at: ZonedNow,
): MeasuredEvening | NoEvening {
  const { value, unit, measuredDay, isLastDrinkDayBefore } = model.measurement;
  if (!value) return 'empty';
  const startMs = measuredMsOf(model, at);
  const sinceMin = sinceLastDrinkMin(model, startMs, at);
  if (!isLastDrinkDayBefore && sinceMin > maxBeforeMin) return 'lastDrinkAfter';
  const forecast = forecastMeasured({
    permille: permilleOfMeasurement(value, unit, limit.breathRatio),
    sinceLastDrinkMin: sinceMin,
    limitPermille: limit.permille,
    waitPermille: limit.waitPermille,
  });
  const said = saidTimes(startMs, forecast);
  return { kind: 'measurement', startMs, isDayKnown: measuredDay !== '', limit, forecast, said };
}
