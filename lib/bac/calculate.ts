import { checkInput, sittingsOf } from './check-input';
import { clockTime, displayTime, durationOf, h24Text, minutesOfDay } from './clock';
import { permillePerMgPerL } from './constants';
import { forecastDrinking } from './drinking-forecast';
import { roundHalfUp } from './rounding';
import { samplesOf } from './samples';
import { placeSittings } from './sittings';
import type {
  BandEdge,
  CalculationInput,
  CalculationResult,
  CurveTimes,
  ResultItem,
  Sample,
  TimeFormat,
} from './types';

/** Adds the clock time, in all formats, to a sample. */
function itemOf(sample: Sample, startMinuteOfDay: number, timeFormat: TimeFormat): ResultItem {
  const { atMin, ...levels } = sample;
  const { h24, h12, dayOffset } = clockTime(startMinuteOfDay, atMin, timeFormat);
  return {
    dtFromStartMin: atMin,
    ...levels,
    mgPerL: sample.permille / permillePerMgPerL,
    isoTime: `${h24}:00`,
    timeEu: h24,
    timeUs: h12,
    dayOffset,
    displayTime: displayTime(minutesOfDay(h24), timeFormat),
  };
}

/**
 * `forecastDrinking` with clock times in and out; without alcohol empty, both times the start.
 * @throws {Error} 'Empty time string'
 * @throws {RangeError} for what only a programming error can send (check-input.ts), and if the
 *   sittings span more than 72 hours
 */
export function calculate(input: CalculationInput): CalculationResult {
  checkInput(input);
  const { timeFormat = 24, legalDrivingLimitPermille: limitPermille } = input;
  const { startMinuteOfDay, sittings } = placeSittings(sittingsOf(input));
  const forecast = forecastDrinking({ ...input, limitPermille, sittings });
  const { optimistic, likely, cautious, isEmpty, lastFinishMin, totalAlcoholGrams } = forecast;
  const { items, areCapped } = samplesOf(forecast);
  const clockOf = (atMin: number) => clockTime(startMinuteOfDay, atMin, timeFormat);
  const edgeOf = ({ peakPermille, soberMin, driveMin }: CurveTimes): BandEdge => ({
    peakPermille,
    timeUntilSober: clockOf(soberMin),
    timeWhenCanDrive: clockOf(driveMin),
  });

  return {
    isEmpty,
    items: isEmpty ? [] : items.map((item) => itemOf(item, startMinuteOfDay, timeFormat)),
    itemsAreCapped: !isEmpty && areCapped,
    timeUntilSober: clockOf(likely.soberMin),
    timeWhenCanDrive: clockOf(likely.driveMin),
    band: { early: edgeOf(optimistic), late: edgeOf(cautious) },
    curves: forecast.curves,
    peakPermille: roundHalfUp(likely.peakPermille, 2),
    peakPermilleExact: likely.peakPermille,
    peakAtMin: forecast.peakAtMin,
    firstStart: h24Text(startMinuteOfDay),
    lastFinishMin,
    sittings: forecast.sittings,
    totalAlcoholGrams: roundHalfUp(totalAlcoholGrams, 1),
    totalAlcoholGramsExact: totalAlcoholGrams,
    totalBodyWaterLiters: forecast.bodyWaterLiters,
    c0Permille: forecast.c0Permille,
    drinkingDuration: durationOf(lastFinishMin),
    totalSoberingDuration: durationOf(likely.soberMin - lastFinishMin),
    totalDrinkingAndSoberingDuration: durationOf(likely.soberMin),
  };
}
