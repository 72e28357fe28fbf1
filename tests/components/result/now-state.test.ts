import { describe, expect, it } from 'vitest';
import { calculate } from '@/lib/bac';
import { nowState } from '@/components/result/now-state';
import { goldenCase } from './golden-cases';
import { sittingsCase } from './sittings-cases';

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

describe('nowState with several sittings', () => {
  /** M02: 0 to 60 and 480 to 540 min; likely gone at 243, cautiously at 349; drive 667 and 764. */
  const m02 = sittingsCase('M02').result;

  it.each([
    [30, 'rising', null],
    [60, 'falling', 480],
    [241, 'falling', 480],
    [300, 'none', 480],
    [360, 'between', 480],
    [479, 'between', 480],
    [480, 'rising', null],
    [600, 'falling', null],
    [800, 'none', null],
    [864, 'gone', null],
  ])('is at %i minutes of lunch and evening: %s, going on at %s', (atMin, phase, resumesAtMin) => {
    expect(nowState(m02, atMin, m02.sittings)).toMatchObject({ phase, resumesAtMin });
  });

  it('waits for the cautious time of the whole, also in a pause', () => {
    expect(nowState(m02, 360, m02.sittings)).toMatchObject({ side: 'over', toCautiousMin: 404 });
    expect(nowState(m02, 700, m02.sittings)).toMatchObject({ side: 'perhaps', toCautiousMin: 64 });
  });

  it('names the cautious bound while a slow sitting goes on', () => {
    // M06: a slow sitting from 0 to 240 min, likely level zero all through.
    const m06 = sittingsCase('M06').result;
    expect(nowState(m06, 30, m06.sittings)).toMatchObject({ phase: 'rising', isBelow: true });
    expect(nowState(m06, 450, m06.sittings)).toMatchObject({ phase: 'rising', isBelow: false });
  });
});
