import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMeasuredCurves } from '@/lib/build/validate-data';
import { figuresOf, type ValidationFigures } from '@/lib/build/validate-figures';

const fresh = figuresOf(readMeasuredCurves());
const published = JSON.parse(
  readFileSync(new URL('../../../content/validation.json', import.meta.url), 'utf8'),
) as ValidationFigures;

/** Hours by which a figure may move before what was published about it is no longer true. */
const tolerance = 0.05;

function expectHours(actual: number, expected: number): void {
  expect(Math.abs(actual - expected), `${actual}, published ${expected}`).toBeLessThan(tolerance);
}

describe('content/validation.json', () => {
  it('is what a fresh run gives: run `npm run validate` after a change of the engine', () => {
    expect(published).toEqual(fresh);
  });
});

describe('the published figures', () => {
  it('rest on 118 curves of 78 people', () => {
    expect(fresh.curves).toBe(118);
    expect(fresh.people).toBe(78);
  });

  it('hold for the time to 0.2: bias -0.02 h, RMSE 0.64 h', () => {
    expectHours(fresh.hoursTo['0.2'].bias, -0.02);
    expectHours(fresh.hoursTo['0.2'].rmse, 0.64);
  });

  it('hold for the time to 0.5: bias -0.01 h, RMSE 0.62 h', () => {
    expectHours(fresh.hoursTo['0.5'].bias, -0.01);
    expectHours(fresh.hoursTo['0.5'].rmse, 0.62);
  });

  it('hold on average within five minutes for 0.5, 0.3 and 0.2', () => {
    for (const target of ['0.5', '0.3', '0.2'] as const) {
      expect(Math.abs(fresh.hoursTo[target].bias) * 60).toBeLessThan(5);
    }
  });

  it('hold for two in three within 40 minutes, nine in ten within an hour, none over 1.8 h', () => {
    expect(fresh.hoursToLimits.within40MinShare).toBeGreaterThan(0.66);
    expect(fresh.hoursToLimits.within60MinShare).toBeCloseTo(0.9, 1);
    expect(fresh.hoursToLimits.worst).toBeLessThan(1.8);
    expect(fresh.hoursToLimits.worst).toBeGreaterThan(1.7);
  });

  it('hold for the cautious time: enough in 97.2 % (0.5) and 100 % (0.3, 0.2, zero)', () => {
    const { hoursTo } = fresh;
    expect(hoursTo['0.5'].cautiousEnoughShare).toBeCloseTo(0.972, 3);
    expect(hoursTo['0.5'].cautiousEnoughShare).toBeGreaterThanOrEqual(0.97);
    for (const target of ['0.3', '0.2', 'zero'] as const) {
      expect(hoursTo[target].cautiousEnoughShare).toBe(1);
    }
  });

  it('hold for the textbook form: 96 to 98 % declared clear too early', () => {
    for (const target of ['0.5', '0.3', '0.2'] as const) {
      const { tooLowShare } = fresh.hoursTo[target].textbook;
      expect(tooLowShare).toBeGreaterThan(0.955);
      expect(tooLowShare).toBeLessThan(0.985);
    }
  });

  // From a separate program (Python, the formulas written out) over the same table.
  it('agree with a separate computation', () => {
    const { hoursTo, peakPermille, hoursToLimits } = fresh;
    const rows = [
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
    expect(hoursToLimits.within40MinShare).toBeCloseTo(0.676012, 5);
  });
});

describe('no curve is skipped silently', () => {
  it.each([
    ['0.5', { counted: 108, neverAbove: 8, endedAbove: 2 }],
    ['0.3', { counted: 109, neverAbove: 1, endedAbove: 8 }],
    ['0.2', { counted: 104, neverAbove: 1, endedAbove: 13 }],
    ['zero', { counted: 115, neverAbove: 0, endedAbove: 3 }],
  ] as const)('time to %s: each is measured, or never above, or ended above', (target, counts) => {
    expect(fresh.hoursTo[target]).toMatchObject(counts);
    expect(counts.counted + counts.neverAbove + counts.endedAbove).toBe(fresh.curves);
  });

  it('the peak counts them all', () => {
    expect(fresh.peakPermille.counted).toBe(118);
  });

  it('none that ended above a level was still above it after the cautious time', () => {
    for (const figures of Object.values(fresh.hoursTo)) {
      expect(figures.endedAboveAfterCautious).toBe(0);
    }
  });
});
