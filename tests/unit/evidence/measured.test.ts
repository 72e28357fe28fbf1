import { describe, expect, it } from 'vitest';
import { measuredEvidence } from '@/lib/evidence/measured';

/** Published figures: 118 curves of 78 people; the words of `method.text` that are not numbers. */
describe('the evidence that pages state', () => {
  it('counts every curve and everybody', () => {
    expect(measuredEvidence).toMatchObject({ curves: 118, people: 78 });
  });

  it('carries the words "two in three within 40 minutes, nine in ten within one hour"', () => {
    expect(measuredEvidence.within40MinShare).toBeGreaterThanOrEqual(0.66);
    expect(Math.round(measuredEvidence.within60MinShare * 10)).toBe(9);
  });

  it('is within five minutes on average, 1.8 hours at worst, enough in 97 to 100 percent', () => {
    expect(measuredEvidence).toMatchObject({ meanMinutes: 5, enoughFrom: 97, enoughTo: 100 });
    expect(measuredEvidence.worstHours).toBeCloseTo(1.8, 1);
  });
});
