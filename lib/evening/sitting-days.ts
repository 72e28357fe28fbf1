import { minutesPerDay } from '@/lib/bac';
import { dayPlus } from '@/lib/calendar/local-day';
import { maxDayShift } from '@/lib/model/bounds';
import { drinkTypes, type EnteredSitting, type Sittings } from '@/lib/model/model';
import {
  otherKindIndexes,
  plannedSittings,
  sittingAt,
  spanOf,
  withSitting,
} from './planned-sittings';

const nearDays = [0, 1, -1];

/**
 * Changes times of a sitting. If there are others, and it has drinks, it stays at the day on which
 * its start moves least: what was drunk must not move by a day because a time is corrected. One
 * without drinks moves to the day that makes the evening shortest.
 */
export function withTimes<Model extends Sittings>(
  model: Model,
  index: number,
  times: Partial<Omit<EnteredSitting, 'alcoholSettings'>>,
): Model {
  const changed = withSitting(model, index, times);
  if (model.addedSittings.length === 0) return changed;
  const isDrunk = [index, ...otherKindIndexes(model, index)].some((place) =>
    drinkTypes.some((type) => sittingAt(model, place).alcoholSettings[type].amount > 0),
  );
  if (!isDrunk) return withMinSpan(changed, index);
  const startOf = (entered: Model) =>
    plannedSittings(entered).find((sitting) => sitting.index === index)?.startMin ?? 0;
  const days = Math.round((startOf(model) - startOf(changed)) / minutesPerDay);
  const dayShift = model.addedSittings[index - 1]?.dayShift ?? 0;
  const moved = withDayShift(changed, index, dayShift + days) ?? changed;
  return index === 0 && moved.startDay !== ''
    ? { ...moved, startDay: dayPlus(moved.startDay, days) }
    : moved;
}

/**
 * Moves one sitting to the day that gives the minimum span of all sittings. If several do, prefers
 * the day of the first sitting, then the day after it.
 * @param index 0 moves the others instead
 */
export function withMinSpan<Model extends Sittings>(model: Model, index: number): Model {
  const candidates = nearDays
    .map((days) => withDayShift(model, index, days))
    .filter((candidate): candidate is Model => candidate !== null);
  const spans = candidates.map((candidate) => spanOf(plannedSittings(candidate)));
  return candidates[spans.indexOf(Math.min(...spans))] ?? model;
}

/** Moves one sitting to another day; null if that is too far from the first. */
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
    ({ dayShift, anotherType }) => anotherType !== undefined || Math.abs(dayShift) <= maxDayShift,
  );
  return isNear ? { ...model, addedSittings: added } : null;
}
