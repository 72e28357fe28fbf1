import { forecastMeasured, minutesOfDay } from '@/lib/bac';
import { instantOf, instantsOf, latestInstant, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import { permilleOfReading } from '@/lib/model/reading';
import type { MeasuredEvening, NoEvening } from './evening';
import { measuredDayOf, type Place } from './start-day';

/** Minutes from the end of the last drink to a measurement: its latest occurrence before it. */
export function sinceLastDrinkMin(
  { reading }: Pick<CalculatorModel, 'reading'>,
  measuredMs: number,
  { zone }: Pick<Place, 'zone'>,
): number {
  const lastDrink = minutesOfDay(reading.timeLastDrinkInH24);
  const measured = localTime(measuredMs, zone);
  // A time that the clocks skip may come out after the measurement: then the clock counts.
  const isSkipped = instantsOf(measured.day, lastDrink, zone).every((ms) => ms > measuredMs);
  if (lastDrink <= measured.minuteOfDay && isSkipped) return measured.minuteOfDay - lastDrink;
  return (measuredMs - latestInstant(lastDrink, measuredMs, zone)) / MINUTE_MS;
}

/** The instant of a measurement. */
export function measuredMsOf({ reading }: Pick<CalculatorModel, 'reading'>, place: Place): number {
  const day = reading.measuredDay || measuredDayOf(reading, place);
  return instantOf(day, minutesOfDay(reading.timeMeasuredInH24), place.zone);
}

/** The evening known from a measured value; see `openEvening`. For entries of a reading. */
export function openMeasured(
  model: CalculatorModel,
  limit: ApplicableLimit,
  place: Place,
): MeasuredEvening | NoEvening {
  const { value, unit, measuredDay } = model.reading;
  if (!value) return 'empty';
  const startMs = measuredMsOf(model, place);
  const forecast = forecastMeasured({
    permille: permilleOfReading(value, unit, limit.breathRatio),
    sinceLastDrinkMin: sinceLastDrinkMin(model, startMs, place),
    limitPermille: limit.permille,
    waitPermille: limit.waitPermille,
  });
  return { kind: 'reading', startMs, isDayKnown: measuredDay !== '', limit, forecast };
}
