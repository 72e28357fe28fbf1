import { describe, expect, it } from 'vitest';
import { measuredEvidence } from '@/lib/evidence/measured';

/** What texts say in words. The figures: articles/directives.test.ts, tools/validate. */
describe('the evidence that pages state', () => {
  it('is about 0.8, 0.5, 0.3 and 0.2 permille, and about zero', () => {
    expect(measuredEvidence.limits).toEqual([0.8, 0.5, 0.3, 0.2]);
    expect(Object.keys(measuredEvidence.hoursTo).at(-1)).toBe('zero');
  });

  it('carries the words "nine in ten within one hour"', () => {
    expect(Math.round(measuredEvidence.within60MinShare * 10)).toBe(9);
  });

  it('carries the words "long enough for all of these curves", to every level', () => {
    for (const { cautiousEnoughShare } of Object.values(measuredEvidence.hoursTo)) {
      expect(cautiousEnoughShare).toBe(1);
    }
  });
});
