import { describe, expect, it } from 'vitest';
import { calculate } from '@/lib/bac';
import { expectItems, expectTimes } from './expect-golden';
import { sittingsCases } from './golden';

const named = sittingsCases.map((c) => [`${c.id} ${c.why}`, c] as const);

describe('golden cases of several sittings', () => {
  it('are 18', () => expect(sittingsCases).toHaveLength(18));

  it.each(named)('%s', (_, { input, expected }) => {
    const result = calculate(input);
    expect(result.isEmpty).toBe(false);
    expect(result.firstStart).toBe(expected.firstStart);
    expect(result.lastFinishMin).toBe(expected.lastFinishMin);
    expect(result.sittings.map(({ startMin, finishMin }) => [startMin, finishMin])).toEqual(
      expected.placedMin,
    );
    expectTimes(result, expected);
    const { early, late } = result.band;
    expect(early.timeUntilSober.minutesFromStart).toBe(expected.band.soberMinEarly);
    expect(late.timeUntilSober.minutesFromStart).toBe(expected.band.soberMinLate);
    expect(early.timeWhenCanDrive.minutesFromStart).toBe(expected.band.driveMinEarly);
    expect(late.timeWhenCanDrive.minutesFromStart).toBe(expected.band.driveMinLate);
    expectItems(result, expected);
  });
});
