import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import type { Evening, NoEvening, CalculateEvening } from './evening';
import type { ZonedNow } from '@/lib/calendar/zone';

let kept: readonly {
  calculate: CalculateEvening;
  model: CalculatorModel;
  limit: ApplicableLimit;
  at: ZonedNow;
  calculated: Evening | NoEvening;
}[] = [];

function isSame<Part extends object>(one: Part, other: Part): boolean {
  return Object.entries(one).every(([key, value]) => other[key as keyof Part] === value);
}

/** Memoizes `calculate`, two results: a link is shown by the limits of sender and receiver. */
export function calculatedEvening(
  calculate: CalculateEvening,
  model: CalculatorModel,
  limit: ApplicableLimit,
  at: ZonedNow,
): Evening | NoEvening {
  const known = kept.find(
    (one) =>
      one.calculate === calculate &&
      one.model === model &&
      isSame(one.limit, limit) &&
      isSame(one.at, at),
  );
  if (known) return known.calculated;
  const calculated = calculate(model, limit, at);
  kept = [{ calculate, model, limit, at, calculated }, ...kept.slice(0, 1)];
  return calculated;
}
