import { minutesOfDay, type CalculationInput, type Sitting } from '@/lib/bac';
import file from '../../fixtures/bac/sittings_cases.json';
import type { SittingsExpectation } from '../../unit/bac/golden';
import { forecastOf } from './golden-cases';
import { modelOf } from './render-result';
import { type Flat, flat } from '../../flat';
import type { SavedAddedSitting } from '@/lib/model/saved-sittings';

interface SittingsCase {
  id: string;
  input: Omit<CalculationInput, keyof Sitting> & { sittings: [Sitting, ...Sitting[]] };
  expected: SittingsExpectation;
}

/**
 * A golden case of several sittings: input, forecast, expected numbers and the entries that give
 * it.
 */
export function sittingsCase(id: string) {
  const found = (file.cases as unknown as SittingsCase[]).find((golden) => golden.id === id);
  if (!found) throw new Error(`No golden case ${id}`);
  const { sittings, ...person } = found.input;
  const [first, ...laterSittings] = sittings;
  const input: CalculationInput = { ...person, ...first, laterSittings };
  return {
    input,
    forecast: forecastOf(input),
    expected: found.expected,
    model: (change: Partial<Flat> = {}) =>
      modelOf(input, { addedSittings: addedOf(input), ...change }),
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
