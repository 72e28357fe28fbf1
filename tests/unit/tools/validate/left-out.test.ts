import { describe, expect, it } from 'vitest';
import { readMeasuredCurves } from '@/tools/validate/measured-curves';
import { leaveOneStudyOut } from '@/tools/validate/left-out';

const curves = readMeasuredCurves();
const leftOut = leaveOneStudyOut(curves);

describe('the cautious constants chosen without a study', () => {
  it('are enough in 432 of 436 times of the studies left out', () => {
    expect(leftOut.reduce((sum, { enough }) => sum + enough, 0)).toBe(432);
    expect(leftOut.reduce((sum, { times }) => sum + times, 0)).toBe(436);
  });

  it('are tried on every time to 0.5, 0.3, 0.2 and zero, and on every study once', () => {
    const stated = curves.flatMap(({ hoursTo }) => [
      hoursTo['0.5'],
      hoursTo['0.3'],
      hoursTo['0.2'],
      hoursTo.zero,
    ]);
    expect(stated.filter((hours) => hours !== null)).toHaveLength(436);
    expect(leftOut.map(({ study }) => study).sort()).toEqual([
      'Jones-1984',
      'Thierauf-Emberger-2023',
      'Wilkinson-1976-PO',
      'Yelland-2008',
    ]);
  });

  it('are among those tried: factors 1.00 to 1.30, six rates', () => {
    for (const { c0Factor, eliminationPermillePerHour } of leftOut) {
      expect(c0Factor).toBeGreaterThanOrEqual(1);
      expect(c0Factor).toBeLessThanOrEqual(1.3);
      expect([0.1, 0.11, 0.115, 0.12, 0.125, 0.13]).toContain(eliminationPermillePerHour);
    }
  });

  it('do not depend on the times of the study left out', () => {
    const others = curves.filter(({ study }) => study !== 'Jones-1984');
    const never = { '0.8': null, '0.5': null, '0.3': null, '0.2': null, zero: null };
    const blank = curves
      .filter(({ study }) => study === 'Jones-1984')
      .map((curve) => ({ ...curve, hoursTo: never }));
    const [expected, actual] = [leftOut, leaveOneStudyOut([...others, ...blank])].map((list) =>
      list.find(({ study }) => study === 'Jones-1984'),
    );
    expect(actual).toEqual({ ...expected, enough: 0, times: 0 });
  });
});
