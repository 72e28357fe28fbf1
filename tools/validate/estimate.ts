import {
  driveAtMin,
  forecastDrinking,
  peakOf,
  type CurveName,
  type DrinkingForecast,
} from '@/lib/bac';
import { targets, type MeasuredCurve, type TargetName } from './measured-curves';

/**
 * What is compared: the engine's three curves, the late one also without its wait for what was
 * drunk last, and the form of the textbooks.
 */
export type Form = CurveName | 'lateWithoutWait' | 'textbook';

/** One form's answer for one measured person. */
export interface Estimate {
  peakPermille: number;
  /** Hours from the start to each target; 0 when the level is never above it. */
  hoursTo: Record<TargetName, number>;
}

/** The textbooks' 0.8: 0.8 x grams / (1.055 x water), elimination as in the likely curve. */
const textbookFactor = 0.8;

function forecastOf(measured: MeasuredCurve, factor = 1): DrinkingForecast {
  const { gender, ageYears, heightCm, weightKg, food, drinkingMin } = measured;
  return forecastDrinking({
    gender,
    ageYears,
    heightCm,
    weightKg,
    foodWhileDrinking: food,
    sittings: [{ startMin: 0, finishMin: drinkingMin, grams: measured.grams * factor }],
    limitPermille: 0,
  });
}

function answerOf(forecast: DrinkingForecast, name: CurveName): Estimate {
  const hours = targets.map((target) => [
    target.name,
    driveAtMin(forecast, name, target.limitPermille) / 60,
  ]);
  return {
    peakPermille: peakOf(forecast.curves[name]).permille,
    hoursTo: Object.fromEntries(hours) as Estimate['hoursTo'],
  };
}

/** The engine itself asked about a measured person, unrounded. */
export function estimate(measured: MeasuredCurve): Record<Form, Estimate> {
  const forecast = forecastOf(measured);
  return {
    early: answerOf(forecast, 'early'),
    likely: answerOf(forecast, 'likely'),
    late: answerOf(forecast, 'late'),
    // The wait is for what sittings brought: without them it is left out.
    lateWithoutWait: answerOf({ ...forecast, sittings: [] }, 'late'),
    textbook: answerOf(forecastOf(measured, textbookFactor), 'likely'),
  };
}
