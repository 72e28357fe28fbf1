import { describe, expect, it } from 'vitest';
import { readMeasuredCurves } from '@/tools/validate/measured-curves';
import { leaveOneStudyOut } from '@/tools/validate/left-out';

const curves = readMeasuredCurves();
const leftOut = leaveOneStudyOut(curves);

describe('the cautious constants chosen without a study', () => {
  it('are tried on every time to every level, and on every study once', () => {
    const counted = ['0.8', '0.5', '0.3', '0.2', 'zero'] as const;
    const stated = curves.flatMap(({ hoursTo }) => counted.map((target) => hoursTo[target]));
    expect(stated.filter((hours) => hours !== null)).toHaveLength(499);
    expect(leftOut.reduce((sum, { times }) => sum + times, 0)).toBe(499);
    expect(leftOut.map(({ study }) => study).sort()).toEqual([
      'Jones-1984',
      'Thierauf-Emberger-2023',
      'Wilkinson-1976-PO',
      'Yelland-2008',
    ]);
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
