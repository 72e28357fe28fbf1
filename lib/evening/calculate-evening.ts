import { calculateDrinks } from './calculate-drinks';
import { calculateMeasured } from './calculate-measured';
import type { CalculateEvening } from './evening';

/**
 * The evening of the entries with date and forecast, or why there is none. From `at` come the zone,
 * and the day if they have none; with a day, the result is the same at any time.
 */
export const calculateEvening: CalculateEvening = (model, limit, at) =>
  model.entryMode === 'measurement'
    ? calculateMeasured(model, limit, at)
    : calculateDrinks(model, limit, at);
