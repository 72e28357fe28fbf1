import { calculateDrinks } from './calculate-drinks';
import { calculateMeasured } from './calculate-measured';
import type { CalculateEvening } from './evening';

/** The evening of the entries, or why there is none. `at`: zone, and day if they have none. */
export const calculateEvening: CalculateEvening = (model, limit, at) =>
  model.entryMode === 'measurement'
    ? calculateMeasured(model, limit, at)
    : calculateDrinks(model, limit, at);
