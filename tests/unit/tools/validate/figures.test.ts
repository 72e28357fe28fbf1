import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMeasuredCurves } from '@/tools/validate/measured-curves';
import { validationOf, type ValidationFigures } from '@/tools/validate/figures';

const fresh = validationOf(readMeasuredCurves());
const published = JSON.parse(readFileSync('content/validation.json', 'utf8')) as ValidationFigures;

it('content/validation.json is what a fresh run gives: run `npm run validate` after a change of the engine', () => {
  expect(published).toEqual(fresh);
});

describe('the published figures', () => {
  it('hold for the cautious time without the wait: 60 of 63 (0.8), 105 of 108 (0.5), else all', () => {
    const shares = Object.values(fresh.hoursTo).map((row) => row.cautiousEnoughWithoutWaitShare);
    [60 / 63, 105 / 108, 1, 1, 1].forEach((share, i) => expect(shares[i]).toBeCloseTo(share, 6));
  });

  it('hold for what the wait costs: about a minute on average', () => {
    const rows = Object.values(fresh.hoursTo);
    const counted = rows.reduce((sum, row) => sum + row.counted, 0);
    const waited = rows.reduce((sum, row) => sum + row.counted * row.waitMinutes, 0);
    expect(waited / counted).toBeGreaterThan(0);
    expect(waited / counted).toBeLessThan(1.5);
  });

  it('say how many times to zero were not measured to the end: 75 of 115', () => {
    expect(fresh.zeroExtrapolated).toBe(75);
  });

  it('hold for the textbook form: 96 to 98 % declared clear too early', () => {
    for (const target of ['0.5', '0.3', '0.2'] as const) {
      const { tooLowShare } = fresh.hoursTo[target].textbook;
      expect(tooLowShare).toBeGreaterThan(0.955);
      expect(tooLowShare).toBeLessThan(0.985);
    }
  });

  // From a separate program (Python, the formulas written out) for the same table.
  it('agree with a separate computation', () => {
    const { hoursTo, peakPermille, hoursToLimits } = fresh;
    const rows = [
      ['0.8', 0.0376, 0.6252, 0.3968, 1.597],
      ['0.5', -0.0116, 0.617, 0.5, 1.549],
      ['0.3', -0.0761, 0.6656, 0.578, 1.787],
      ['0.2', -0.0211, 0.6431, 0.5673, 1.641],
      ['zero', -0.3683, 0.9562, 0.6609, 2.825],
    ] as const;
    for (const [target, bias, rmse, tooLowShare, worst] of rows) {
      expect(hoursTo[target].bias).toBeCloseTo(bias, 4);
      expect(hoursTo[target].rmse).toBeCloseTo(rmse, 4);
      expect(hoursTo[target].tooLowShare).toBeCloseTo(tooLowShare, 4);
      expect(hoursTo[target].worst).toBeCloseTo(worst, 3);
    }
    expect(peakPermille.bias).toBeCloseTo(0.125645, 5);
    expect(peakPermille.rmse).toBeCloseTo(0.196075, 5);
    expect(peakPermille.inRangeShare).toBeCloseTo(0.525424, 5);
    expect(peakPermille.cautiousEnoughShare).toBeCloseTo(0.949153, 5);
    expect(peakPermille.textbook.bias).toBeCloseTo(-0.068306, 5);
    expect(hoursToLimits.within40MinShare).toBeCloseTo(0.679688, 5);
  });
});

describe('no curve is skipped silently', () => {
  it.each([
    ['0.8', { counted: 63, neverAbove: 55, endedAbove: 0 }],
    ['0.5', { counted: 108, neverAbove: 8, endedAbove: 2 }],
    ['0.3', { counted: 109, neverAbove: 1, endedAbove: 8 }],
    ['0.2', { counted: 104, neverAbove: 1, endedAbove: 13 }],
    ['zero', { counted: 115, neverAbove: 0, endedAbove: 3 }],
  ] as const)('time to %s: each is measured, or never above, or ended above', (target, counts) => {
    expect(fresh.hoursTo[target]).toMatchObject(counts);
    expect(counts.counted + counts.neverAbove + counts.endedAbove).toBe(fresh.curves);
  });

  it('none that ended above a level was still above it after the cautious time', () => {
    for (const figures of Object.values(fresh.hoursTo)) {
      expect(figures.endedAboveAfterCautious).toBe(0);
    }
  });
});
