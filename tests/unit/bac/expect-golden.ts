import { expect } from 'vitest';
import type { CalculationResult } from '@/lib/bac';
import { tolerance, type ReferenceExpectation, type SittingsExpectation } from './golden';

export function expectNear(actual: number, expected: number, what: string): void {
  expect(Math.abs(actual - expected), `${what}: ${actual}, wanted ${expected}`).toBeLessThan(
    tolerance,
  );
}

/** Asserts the likely times, which both kinds of golden case contain. */
export function expectTimes(
  result: CalculationResult,
  expected: ReferenceExpectation | SittingsExpectation,
): void {
  expect(result.timeUntilSober).toMatchObject({
    minutesFromStart: expected.soberMin,
    h24: expected.soberClock,
    dayOffset: expected.soberDayOffset,
  });
  expect(result.timeWhenCanDrive).toMatchObject({
    minutesFromStart: expected.driveMin,
    h24: expected.driveClock,
    dayOffset: expected.driveDayOffset,
  });
  expectNear(result.totalAlcoholGramsExact, expected.totalAlcoholGrams, 'grams');
  expectNear(result.peakPermilleExact, expected.peakPermille, 'peak');
  expectNear(result.band.early.peakPermille, expected.band.peakLow, 'early peak');
  expectNear(result.band.late.peakPermille, expected.band.peakHigh, 'late peak');
}

/** Asserts that the samples are exactly those of a golden case. */
export function expectItems(
  result: CalculationResult,
  expected: ReferenceExpectation | SittingsExpectation,
): void {
  expect(expected.items).toHaveLength(expected.numberOfSamples);
  expect(result.items).toHaveLength(expected.numberOfSamples);
  expected.items.forEach((wanted, i) => {
    const item = result.items[i]!;
    expect(item.dtFromStartMin).toBe(wanted.dtFromStartMin);
    expect(item.state, `state at ${wanted.dtFromStartMin} min`).toBe(wanted.state);
    expectNear(item.permille, wanted.permille, `level at ${wanted.dtFromStartMin} min`);
    expectNear(item.lowPermille, wanted.low, `low at ${wanted.dtFromStartMin} min`);
    expectNear(item.highPermille, wanted.high, `high at ${wanted.dtFromStartMin} min`);
  });
}
