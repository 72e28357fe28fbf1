import type { DrinkingForecast, MeasuredForecast, PlacedInput } from '@/lib/bac';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import type { SaidTimes } from './said-times';
import type { ZonedNow } from '@/lib/calendar/zone';

/** Common fields of all evenings. */
interface Calculated {
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  /** False if the entries have no day (an old link): it was inferred from the current time. */
  isDayKnown: boolean;
  limit: ApplicableLimit;
  /** Its cautious times as they are said. */
  said: SaidTimes;
}

/** An evening of drinks. Minute 0 is the first sip. */
export interface DrinksEvening extends Calculated {
  kind: 'drinks';
  /** Input of the forecast, in real elapsed minutes. */
  input: PlacedInput;
  forecast: DrinkingForecast;
}

/** An evening estimated from a measurement. Minute 0 is the measurement. */
export interface MeasuredEvening extends Calculated {
  kind: 'measurement';
  forecast: MeasuredForecast;
}

/** An evening with its date and estimate. All parts of the page use this. */
export type Evening = DrinksEvening | MeasuredEvening;

/**
 * Why there is no evening: nothing was entered, no entry has alcohol, the sittings span more than
 * three days, or a measurement may have been before the last drink.
 */
export type NoEvening = 'empty' | 'noAlcohol' | 'tooLong' | 'lastDrinkAfter';

/** Calculates the evening of entries; see `calculateEvening`. */
export type CalculateEvening = (
  model: CalculatorModel,
  limit: ApplicableLimit,
  at: ZonedNow,
) => Evening | NoEvening;

/** True for an evening, false for the reason why there is none. */
export function isEvening<Calculated extends Evening>(
  calculated: Calculated | NoEvening,
): calculated is Calculated {
  return typeof calculated !== 'string';
}
