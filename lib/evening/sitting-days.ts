import { minutesPerDay } from '@/lib/bac';
import { maxDayShift } from '@/lib/model/bounds';
import type { EnteredSitting, Sittings } from '@/lib/model/model';
import {
  hasDrinks,
  plannedSittings,
  sittingAt,
  spanOf,
  spanOfSitting,
  withSitting,
  withSittings,
} from './planned-sittings';

const nearDays = [0, 1, -1];

/**
 * Changes times of a sitting. What was drunk stays at the day on which its start moves least;
 * without drinks it goes where the evening is shortest.
 */
export function withTimes(
  model: Sittings,
  index: number,
  times: Partial<Omit<EnteredSitting, 'drinks' | 'dayShift'>>,
): Sittings {
  const changed = withSitting(model, index, times);
  if (model.sittings.length === 1) return changed;
  const [before, after] = [sittingAt(model, index), sittingAt(changed, index)];
  if (!hasDrinks(before)) return withMinSpan(changed, index);
  const movedMin = spanOfSitting(before).startMin - spanOfSitting(after).startMin;
  const days = Math.round(movedMin / minutesPerDay);
  return withDayShift(changed, index, before.dayShift + days) ?? changed;
}

/** Moves a sitting to the day of the least span; of equal ones the first's, then the next. */
export function withMinSpan(model: Sittings, index: number): Sittings {
  const candidates = nearDays
    .map((days) => withDayShift(model, index, days))
    .filter((candidate): candidate is Sittings => candidate !== null);
  const spans = candidates.map((candidate) => spanOf(plannedSittings(candidate)));
  return candidates[spans.indexOf(Math.min(...spans))] ?? model;
}

/** Moves one sitting to another day; null if the days are then too far apart. */
export function withDayShift(model: Sittings, index: number, days: number): Sittings | null {
  const moved = withSittings(model, withSitting(model, index, { dayShift: days }).sittings);
  return moved.sittings.every(({ dayShift }) => Math.abs(dayShift) <= maxDayShift) ? moved : null;
}
