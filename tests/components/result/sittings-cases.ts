import { minutesOfDay, type CalculationInput } from '@/lib/bac';
import { sittingsCase as goldenCase } from '../../unit/bac/golden';
import { modelOf } from './render-result';
import { type Flat, flat } from '../../flat';
import type { SavedAddedSitting } from '@/lib/model/saved-sittings';

/** A golden case of several sittings with the entries that give it. */
export function sittingsCase(id: string) {
  const golden = goldenCase(id);
  return {
    ...golden,
    model: (change: Partial<Flat> = {}) =>
      modelOf(golden.input, { addedSittings: addedOf(golden.input), ...change }),
  };
}

/** Each start is the next occurrence of its clock time at or after the one before. */
function addedOf(input: CalculationInput): SavedAddedSitting[] {
  let previousMin = minutesOfDay(input.timeStart);
  return (input.laterSittings ?? []).map((sitting) => {
    previousMin += (minutesOfDay(sitting.timeStart) - (previousMin % 1440) + 1440) % 1440;
    const entered = modelOf({ ...input, ...sitting });
    const { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings } = flat(entered);
    const dayShift = Math.floor(previousMin / 1440);
    return { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings, dayShift };
  });
}
