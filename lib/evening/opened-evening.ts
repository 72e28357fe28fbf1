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
 * The evening of the entries, opened once for all that show it: the one opened last is kept. A page
 * shows one evening at a time, so one is enough.
 * @param open `openEvening`, or that of one kind of entries where the other cannot come
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
