import { describe, expect, it } from 'vitest';
import { calculate } from '@/lib/bac';
import { nowState } from '@/components/result/now-state';
import { goldenCase } from './golden-cases';

/** R01: peak 0.8453 at 120 min; under 0.2 at 379 likely, 559 cautiously; gone at 459 and 659. */
const r01 = calculate(goldenCase('R01').input);
/** R11: drinking so slow that the likely level is zero all along. */
const slow = calculate(goldenCase('R11').input);

describe('nowState', () => {
  it.each([
    [-30, 'before', 'over'],
    [60, 'rising', 'over'],
    [119, 'rising', 'over'],
    [121, 'falling', 'over'],
    [378, 'falling', 'over'],
    [379, 'falling', 'perhaps'],
    [458, 'falling', 'perhaps'],
    [459, 'none', 'perhaps'],
    [558, 'none', 'perhaps'],
    [559, 'none', 'under'],
    [658, 'none', 'under'],
    [659, 'gone', 'under'],
    [5000, 'gone', 'under'],
  ])('is at %i minutes of R01: %s, %s the limit', (atMin, phase, side) => {
    expect(nowState(r01, atMin)).toMatchObject({ phase, side });
  });

  it('has the levels of the three curves', () => {
    // After two hours: 0.845304 - 0.15; 0.574008 - 0.2; 1.077099 - 0.12, an hour after the peak.
    const state = nowState(r01, 180);
    expect(state.likelyPermille).toBeCloseTo(0.695304, 6);
    expect(state.lowPermille).toBeCloseTo(0.373508, 3);
    expect(state.highPermille).toBeCloseTo(0.957099, 6);
  });

  it('counts down to the cautious time, then no more', () => {
    expect(nowState(r01, 180).toCautiousMin).toBe(379);
    expect(nowState(r01, 558.5).toCautiousMin).toBe(1);
    expect(nowState(r01, 559).toCautiousMin).toBeNull();
  });

  it('follows the cautious curve where drinking is slow', () => {
    expect(nowState(slow, 30)).toMatchObject({ phase: 'rising', side: 'under' });
    expect(nowState(slow, 241)).toMatchObject({ phase: 'falling', side: 'under' });
  });
});
