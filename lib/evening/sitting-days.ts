import type { Sittings } from '@/lib/model/model';
import { plannedSittings, spanOf } from './planned-sittings';

/**
 * Moves one sitting to the day that gives the minimum span of all sittings. If several do, prefers
 * the day of the first sitting, then the day after it.
 * @param index 0 moves the others instead
 */
export function withMinSpan<Model extends Sittings>(model: Model, index: number): Model {
  const shifts = [0, 1, -1];
  const candidates = shifts
    .map((days) => withDayShift(model, index, days))
    .filter((candidate): candidate is Model => candidate !== null);
  const spans = candidates.map((candidate) => spanOf(plannedSittings(candidate)));
  return candidates[spans.indexOf(Math.min(...spans))] ?? model;
}

/** Moves one sitting to another day; null if that is more than a day from the first. */
export function withDayShift<Model extends Sittings>(
  model: Model,
  index: number,
  days: number,
): Model | null {
  const added = model.addedSittings.map((sitting, i) => {
    // Another kind of a drink has the day of the sitting before it.
    if (sitting.anotherType !== undefined) return sitting;
    if (index === 0) return { ...sitting, dayShift: sitting.dayShift - days };
    return i === index - 1 ? { ...sitting, dayShift: days } : sitting;
  });
  const isNear = added.every(
    ({ dayShift, anotherType }) => anotherType !== undefined || Math.abs(dayShift) <= 1,
  );
  return isNear ? { ...model, addedSittings: added } : null;
}
