import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import type { Evening, NoEvening, OpenEvening } from './evening';
import type { Place } from './start-day';

let last: {
  open: OpenEvening;
  model: CalculatorModel;
  limit: ApplicableLimit;
  place: Place;
  opened: Evening | NoEvening;
} | null = null;

function isSame<Part extends object>(one: Part, other: Part): boolean {
  return Object.entries(one).every(([key, value]) => other[key as keyof Part] === value);
}

/**
 * Memoizes `open`, so that everything on a page shares one calculation. Only the last result is
 * kept, because a page shows one evening at a time.
 * @param open `openEvening`, or `openDrinks` or `openMeasured` where only one kind of entries is
 *   possible
 */
export function openedEvening(
  open: OpenEvening,
  model: CalculatorModel,
  limit: ApplicableLimit,
  place: Place,
): Evening | NoEvening {
  const isKnown =
    last?.open === open &&
    last.model === model &&
    isSame(last.limit, limit) &&
    isSame(last.place, place);
  if (last === null || !isKnown) {
    last = { open, model, limit, place, opened: open(model, limit, place) };
  }
  return last.opened;
}
