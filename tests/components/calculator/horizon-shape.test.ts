import { describe, expect, it } from 'vitest';
import { horizonShape } from '@/components/calculator/display/horizon-shape';
import type { Forecast } from '@/lib/bac';

/** An evening with round numbers: under 0.2 after 500 minutes (likely) and 800 (cautious). */
const forecast: Forecast = {
  waitPermille: 0.2,
  limitMin: null,
  limitPermille: 0.2,
  peakAtMin: 100,
  sittings: [],
  lastFinishMin: 100,
  curves: {
    optimistic: [
      { atMin: 0, permille: 0 },
      { atMin: 100, permille: 0.5 },
      { atMin: 400, permille: 0 },
    ],
    likely: [
      { atMin: 0, permille: 0 },
      { atMin: 100, permille: 1 },
      { atMin: 600, permille: 0 },
    ],
    cautious: [
      { atMin: 0, permille: 0 },
      { atMin: 100, permille: 1.8 },
      { atMin: 1000, permille: 0 },
    ],
  },
  optimistic: { peakPermille: 0.5, soberMin: 400, driveMin: 280 },
  likely: { peakPermille: 1, soberMin: 600, driveMin: 500 },
  cautious: { peakPermille: 1.8, soberMin: 1000, driveMin: 800 },
};

const changed = (changes: Partial<Forecast>) => horizonShape({ ...forecast, ...changes });

describe('horizonShape', () => {
  it('reaches from the start to a little past the cautious sober time', () => {
    const { endMin, xOf, yOf } = horizonShape(forecast);
    expect(endMin).toBeCloseTo(1040);
    expect([xOf(0), xOf(520), yOf(0)]).toEqual([0, 50, 100]);
    // The maximum is 4 % below the top.
    expect(yOf(1.8)).toBeCloseTo(100 - 100 / 1.04);
  });

  it('hatches what lies between likely and cautious time, under the cautious level', () => {
    // 500 of 1040 min are 48.08 %; the cautious level is 1.0 there: 100 - 1 / 1.872 = 46.58 %.
    expect(horizonShape(forecast).perhaps).toBe(
      '48.08% 100.00%, 48.08% 46.58%, 76.92% 78.63%, 76.92% 100.00%',
    );
  });

  it('hatches nothing where the limit is kept throughout', () => {
    const cautious = { ...forecast.cautious, driveMin: 0 };
    expect(changed({ limitPermille: 2, cautious }).perhaps).toBeNull();
  });

  it('begins the hatch at the cautious peak where the likely level keeps the limit', () => {
    const likely = { ...forecast.likely, driveMin: 0 };
    expect(changed({ likely }).perhaps).toMatch(/^9\.62% 100\.00%/);
  });

  it('keeps a limit above every level in view', () => {
    const { yOf } = changed({ limitPermille: 5 });
    expect(yOf(5)).toBeGreaterThan(0);
  });
});
