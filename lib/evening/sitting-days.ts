import type { Sittings } from '@/lib/model/model';
import { plannedSittings, spanOf } from './planned-sittings';

/**
 * The model with one sitting on the day that makes the whole span the least time; on the same day
 * as the first where that is as good, and rather after it than before.
 * @param index 0 moves the others in its place
 */
export function withLeastSpan<Model extends Sittings>(model: Model, index: number): Model {
  const shifts = [0, 1, -1];
  const candidates = shifts
    .map((days) => withDayShift(model, index, days))
    .filter((candidate): candidate is Model => candidate !== null);
  const spans = candidates.map((candidate) => spanOf(plannedSittings(candidate)));
  return candidates[spans.indexOf(Math.min(...spans))] ?? model;
}

/** One sitting on another day; null when that is farther than a day from the first. */
export function withDayShift<Model extends Sittings>(
  model: Model,
  index: number,
  days: number,
): Model | null {
  const added = model.addedSittings.map((sitting, i) => {
    // Another kind of a drink lies where the sitting before it does.
    if (sitting.anotherType !== undefined) return sitting;
    if (index === 0) return { ...sitting, dayShift: sitting.dayShift - days };
    return i === index - 1 ? { ...sitting, dayShift: days } : sitting;
  });
  const isNear = added.every(
    ({ dayShift, anotherType }) => anotherType !== undefined || Math.abs(dayShift) <= 1,
  );
  return isNear ? { ...model, addedSittings: added } : null;
}
