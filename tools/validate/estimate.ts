import {
  driveAtMin,
  forecastDrinking,
  peakOf,
  type CurveName,
  type DrinkingForecast,
} from '@/lib/bac';
import { targets, type MeasuredCurve, type TargetName } from './measured-curves';

/** Factor of the textbook formula relative to the engine; elimination is that of the likely curve. */
const textbookFactor = 0.8;

function forecastOf(measured: MeasuredCurve, factor = 1): DrinkingForecast {
  const grams = measured.grams * factor;
  return forecastDrinking({
    ...measured,
    foodWhileDrinking: measured.food,
    sittings: [{ startMin: 0, finishMin: measured.drinkingMin, grams }],
    limitPermille: 0,
  });
}

function answerOf(forecast: DrinkingForecast, name: CurveName) {
  const hours = targets.map((target) => [
    target.name,
    driveAtMin(forecast, name, target.limitPermille) / 60,
  ]);
  return {
    peakPermille: peakOf(forecast.curves[name]).permille,
    /** Hours from the start to each target; 0 if the level is never above it. */
    hoursTo: Object.fromEntries(hours) as Record<TargetName, number>,
  };
}

/**
 * The unrounded estimates for a measured person: the curves of the engine, the cautious one also without
 * its wait, and the formula of textbooks.
 */
export function estimate(measured: MeasuredCurve) {
  const forecast = forecastOf(measured);
  return {
    optimistic: answerOf(forecast, 'optimistic'),
    likely: answerOf(forecast, 'likely'),
    cautious: answerOf(forecast, 'cautious'),
    // The engine adds the wait for sittings only.
    cautiousWithoutWait: answerOf({ ...forecast, sittings: [] }, 'cautious'),
    textbook: answerOf(forecastOf(measured, textbookFactor), 'likely'),
  };
}

export type Estimates = ReturnType<typeof estimate>;
export type Form = keyof Estimates;
