import type { OpenEvening } from './evening';
import { openDrinks } from './open-drinks';
import { openMeasured } from './open-measured';

/**
 * Calculates the evening of the entries, with its date and forecast, or returns why there is
 * nothing to estimate. `place` is the time zone, and the current time from which the day is
 * inferred if the entries have none; with a day, the result is the same at any time.
 */
export const openEvening: OpenEvening = (model, limit, place) =>
  model.entryMode === 'measurement'
    ? openMeasured(model, limit, place)
    : openDrinks(model, limit, place);
