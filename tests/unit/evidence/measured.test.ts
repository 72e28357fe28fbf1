import { describe, expect, it } from 'vitest';
import { measuredEvidence } from '@/lib/evidence/measured';

/** Published figures: 118 curves of 78 people, and numbers written as words in the texts. */
describe('the evidence that pages state', () => {
  it('counts every curve and everybody', () => {
    expect(measuredEvidence).toMatchObject({ curves: 118, people: 78 });
  });

  it('is about 0.8, 0.5, 0.3 and 0.2 permille, and about zero', () => {
    expect(measuredEvidence.limits).toEqual([0.8, 0.5, 0.3, 0.2]);
    expect(Object.keys(measuredEvidence.hoursTo).at(-1)).toBe('zero');
  });

  it('carries the words "two in three within 40 minutes, nine in ten within one hour"', () => {
    expect(measuredEvidence.within40MinShare).toBeGreaterThanOrEqual(0.66);
    expect(measuredEvidence.within40MinShare).toBeLessThan(0.7);
    expect(Math.round(measuredEvidence.within60MinShare * 10)).toBe(9);
  });

  it('is within five minutes on average, 1.8 hours at worst, 22 minutes early to zero', () => {
    expect(measuredEvidence).toMatchObject({ meanMinutes: 5, zeroEarlyMinutes: 22 });
    expect(measuredEvidence.worstHours).toBeCloseTo(1.8, 1);
  });

  it('carries the words "the cautious time was enough every time", to every level', () => {
    for (const { cautiousEnoughShare } of Object.values(measuredEvidence.hoursTo)) {
      expect(cautiousEnoughShare).toBe(1);
    }
  });

  it('is enough in 432 of 436, 99 percent, with constants chosen without the study', () => {
    expect(measuredEvidence).toMatchObject({ leftOutEnough: 432, leftOutTimes: 436 });
    expect(measuredEvidence.leftOutPercent).toBe(99);
  });
});
