import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import type { Evening, NoEvening, CalculateEvening } from './evening';
import type { ZonedNow } from './start-day';

let last: {
  calculate: CalculateEvening;
  model: CalculatorModel;
  limit: ApplicableLimit;
  at: ZonedNow;
  calculated: Evening | NoEvening;
} | null = null;

function isSame<Part extends object>(one: Part, other: Part): boolean {
  return Object.entries(one).every(([key, value]) => other[key as keyof Part] === value);
}

/**
 * Memoizes `calculate`, so that everything on a page shares one calculation. Only the last result is
 * kept, because a page shows one evening at a time.
 * @param calculate `calculateEvening`, or `calculateDrinks` or `calculateMeasured` where only one
 *   kind of entries is possible
 */
export function calculatedEvening(
  calculate: CalculateEvening,
  model: CalculatorModel,
  limit: ApplicableLimit,
  at: ZonedNow,
): Evening | NoEvening {
  const isKnown =
    last?.calculate === calculate &&
    last.model === model &&
    isSame(last.limit, limit) &&
    isSame(last.at, at);
  if (last === null || !isKnown) {
    last = { calculate, model, limit, at, calculated: calculate(model, limit, at) };
  }
  return last.calculated;
}
