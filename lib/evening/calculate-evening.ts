import { calculateDrinks } from './calculate-drinks';
import { calculateMeasured } from './calculate-measured';
import type { CalculateEvening } from './evening';

/**
 * Calculates the evening of the entries, with its date and forecast, or returns why there is
 * nothing to estimate. `at` is the time zone, and the current time from which the day is
 * inferred if the entries have none; with a day, the result is the same at any time.
 */
export const calculateEvening: CalculateEvening = (model, limit, at) =>
  model.entryMode === 'measurement'
    ? calculateMeasured(model, limit, at)
    : calculateDrinks(model, limit, at);
