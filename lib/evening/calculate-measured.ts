import { forecastMeasured, minutesOfDay } from '@/lib/bac';
import { instantOf, instantsOf, latestInstant, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import { permilleOfMeasurement } from '@/lib/model/measurement';
import type { MeasuredEvening, NoEvening } from './evening';
import { measuredDayOf, type ZonedNow } from './start-day';

/**
 * Minutes from the end of the last drink, at the latest occurrence of its clock time, to a
 * measurement.
 */
export function sinceLastDrinkMin(
  { measurement }: Pick<CalculatorModel, 'measurement'>,
  measuredMs: number,
  { zone }: Pick<ZonedNow, 'zone'>,
): number {
  const lastDrink = minutesOfDay(measurement.timeLastDrinkInH24);
  const measured = localTime(measuredMs, zone);
  // A skipped time may be mapped to an instant after the measurement; then the clock times are
  // used.
  const isSkipped = instantsOf(measured.day, lastDrink, zone).every((ms) => ms > measuredMs);
  if (lastDrink <= measured.minuteOfDay && isSkipped) return measured.minuteOfDay - lastDrink;
  return (measuredMs - latestInstant(lastDrink, measuredMs, zone)) / MINUTE_MS;
}

export function measuredMsOf(
  { measurement }: Pick<CalculatorModel, 'measurement'>,
  at: ZonedNow,
): number {
  const day = measurement.measuredDay || measuredDayOf(measurement, at);
  return instantOf(day, minutesOfDay(measurement.timeMeasuredInH24), at.zone);
}

/** Calculates the evening of an entered measurement; see `calculateEvening`. */
export function calculateMeasured(
  model: CalculatorModel,
  limit: ApplicableLimit,
  at: ZonedNow,
): MeasuredEvening | NoEvening {
  const { value, unit, measuredDay } = model.measurement;
  if (!value) return 'empty';
  const startMs = measuredMsOf(model, at);
  const forecast = forecastMeasured({
    permille: permilleOfMeasurement(value, unit, limit.breathRatio),
    sinceLastDrinkMin: sinceLastDrinkMin(model, startMs, at),
    limitPermille: limit.permille,
    waitPermille: limit.waitPermille,
  });
  return { kind: 'measurement', startMs, isDayKnown: measuredDay !== '', limit, forecast };
}
