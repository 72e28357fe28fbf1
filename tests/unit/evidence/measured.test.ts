import { describe, expect, it } from 'vitest';
import { measuredEvidence } from '@/lib/evidence/measured';

/** What texts say in words. The figures: articles/directives.test.ts, tools/validate. */
describe('the evidence that pages state', () => {
  it('carries the words "nine in ten within one hour"', () => {
    expect(Math.round(measuredEvidence.within60MinShare * 10)).toBe(9);
  });

  it('carries the words "long enough for all of these curves", to every level', () => {
    for (const { cautiousEnoughShare } of Object.values(measuredEvidence.hoursTo)) {
      expect(cautiousEnoughShare).toBe(1);
    }
  });
});
