import { describe, expect, it } from 'vitest';
import {
  calculate,
  driveAtMin,
  permillePerMgPerL,
  roundHalfUp,
  soberAtMin,
  type CurveName,
} from '@/lib/bac';
import { expectItems, expectNear, expectTimes } from './expect-golden';
import { goldenCase, referenceCases } from './golden';

const full = referenceCases.filter(({ expected }) => !expected.empty);
const named = (cases: typeof full) => cases.map((c) => [`${c.id} ${c.why}`, c] as const);

describe('golden cases of one period', () => {
  it('are 28, one of them empty', () => {
    expect(referenceCases).toHaveLength(28);
    expect(full).toHaveLength(27);
  });

  it.each(named(full))('%s', (_, { input, expected }) => {
    const result = calculate(input);
    expect(result.isEmpty).toBe(false);
    expectTimes(result, expected);
    expect(result.totalAlcoholGrams).toBe(expected.totalAlcoholGramsDisplay);
    expectNear(result.totalBodyWaterLiters, expected.totalBodyWaterLiters, 'body water');
    expect(roundHalfUp(result.totalBodyWaterLiters, 2)).toBe(expected.totalBodyWaterDisplay);
    expectNear(result.c0Permille, expected.c0Permille, 'c0');
    expect(result.peakPermille).toBe(expected.peakDisplay2);
    expect(roundHalfUp(result.peakPermilleExact / 10, 4)).toBe(expected.peakBac4);
    expectNear(result.peakPermilleExact / permillePerMgPerL, expected.peakMgPerL, 'breath');
    expect(result.lastFinishMin).toBe(expected.drinkingMin);
    expectItems(result, expected);

    const drive = (name: CurveName) => driveAtMin(result, name, input.legalDrivingLimitPermille);
    expectNear(soberAtMin(result, 'likely'), expected.soberMinExact, 'sober');
    expectNear(soberAtMin(result, 'optimistic'), expected.band.soberMinEarly, 'optimistic sober');
    expectNear(soberAtMin(result, 'cautious'), expected.band.soberMinLate, 'cautious sober');
    expectNear(drive('likely'), expected.driveMinExact, 'drive');
    expectNear(drive('optimistic'), expected.band.driveMinEarly, 'optimistic drive');
    expectNear(drive('cautious'), expected.band.driveMinLate, 'cautious drive');

    const { curves, lastFinishMin } = result;
    const soberMin = soberAtMin(result, 'likely');
    expectNear((soberMin - lastFinishMin) / 60, expected.totalSoberingHours, 'sobering');
    expectNear(soberMin / 60, expected.totalDrinkingAndSoberingHours, 'in all');
    let area = 0;
    curves.likely.forEach((point, i) => {
      const next = curves.likely[i + 1];
      if (next) area += ((point.permille + next.permille) / 2) * ((next.atMin - point.atMin) / 60);
    });
    expectNear(area, expected.aucPermilleHours, 'area');
  });

  it('R23: nothing with alcohol gives the empty result with the start time', () => {
    const { input, expected } = goldenCase('R23');
    const result = calculate(input);
    expect(result.isEmpty).toBe(true);
    expect(result.items).toEqual([]);
    expect(result.totalAlcoholGrams).toBe(0);
    expect(result.peakPermille).toBe(0);
    expectNear(result.totalBodyWaterLiters, expected.totalBodyWaterLiters, 'body water');
    for (const time of [result.timeUntilSober, result.timeWhenCanDrive]) {
      expect(time).toMatchObject({ minutesFromStart: 0, dayOffset: 0, h24: expected.soberClock });
    }
    expect(expected.driveClock).toBe(expected.soberClock);
  });
});
