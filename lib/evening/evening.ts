import type { DrinkingForecast, MeasuredForecast, PlacedInput } from '@/lib/bac';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import type { Place } from './start-day';

/** What every evening knows, whatever it was opened from. */
interface Opened {
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  /** False where the entries say no day (an old link): it was inferred from the moment of opening. */
  isDayKnown: boolean;
  limit: ApplicableLimit;
}

/** An evening of drinks. Minute 0 is the first sip. */
export interface DrinksEvening extends Opened {
  kind: 'drinks';
  /** What was calculated, in real elapsed minutes. */
  input: PlacedInput;
  forecast: DrinkingForecast;
}

/** An evening known from a measured value. Minute 0 is the measurement. */
export interface MeasuredEvening extends Opened {
  kind: 'measurement';
  forecast: MeasuredForecast;
}

/** One evening on the calendar with its estimate: what every surface of the product reads. */
export type Evening = DrinksEvening | MeasuredEvening;

/**
 * Why there is no evening: nothing was entered, nothing of what was entered has alcohol, or the
 * sittings span over a day.
 */
export type NoEvening = 'empty' | 'noAlcohol' | 'tooLong';

/** Makes the evening of entries; see `openEvening`. */
export type OpenEvening = (
  model: CalculatorModel,
  limit: ApplicableLimit,
  place: Place,
) => Evening | NoEvening;

/** True for an evening, false for the reason why there is none. */
export function isEvening<Opened extends Evening>(opened: Opened | NoEvening): opened is Opened {
  return typeof opened !== 'string';
}
