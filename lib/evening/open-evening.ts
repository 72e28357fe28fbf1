import type { OpenEvening } from './evening';
import { openDrinks } from './open-drinks';
import { openMeasured } from './open-measured';

/**
 * The evening of what was entered, on the calendar, with its forecast. Computed once for each change
 * of the entries or the limit, and read by all that shows it. Answers why not, where there is nothing
 * to estimate. The place is the zone, and the moment from which a day is inferred where the entries
 * say none; entries with a day give the same evening at every moment.
 */
export const openEvening: OpenEvening = (model, limit, place) =>
  model.entryMode === 'measurement'
    ? openMeasured(model, limit, place)
    : openDrinks(model, limit, place);
