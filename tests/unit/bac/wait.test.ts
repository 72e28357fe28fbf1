import { describe, expect, it } from 'vitest';
import { forecastDrinking, type DrinkingForecast } from '@/lib/bac';
import { defaultDrinker } from './golden';

/**
 * An evening whose sittings are given by the permille that they add to the cautious curve, with the
 * body of golden case R01: 44.07656 litres of water, food 0.9; the cautious curve has 1.15 times the
 * alcohol.
 */
function evening(
  limitPermille: number,
  ...sittings: [startMin: number, finishMin: number, latePermille: number][]
): DrinkingForecast {
  return forecastDrinking({
    ...defaultDrinker,
    limitPermille,
    sittings: sittings.map(([startMin, finishMin, permille]) => ({
      startMin,
      finishMin,
      grams: ((permille / 1.15) * 44.07656 * 1.055) / 0.9,
    })),
  });
}

/** The cautious curve falls 0.002 permille a minute. All expected numbers are computed by hand. */
describe('the wait of 75 minutes', () => {
  it('decides when the cautious peak is just over the limit', () => {
    // 0.57 - 30 x 0.002 = 0.51 at 30 min, 0.5 at 35 min; 30 + 75 = 105.
    const forecast = evening(0.5, [0, 30, 0.57]);
    expect(forecast.cautious.driveMin).toBe(105);
    // 0.57 / 1.15 - 30 x 0.0025 = 0.4207, and the optimistic peak is lower: they stay under.
    expect([forecast.optimistic.driveMin, forecast.likely.driveMin]).toEqual([0, 0]);
  });

  it('changes nothing when the level needs longer', () => {
    // 1 - 0.06 = 0.94 at 30 min; (0.94 - 0.5) / 0.002 = 220 min more.
    expect(evening(0.5, [0, 30, 1]).cautious.driveMin).toBe(250);
  });

  it('does not exist for a level that stays under the limit', () => {
    // 0.56 - 0.06 is 0.5: at the limit, not over it.
    expect(evening(0.5, [0, 30, 0.56]).cautious.driveMin).toBe(0);
    expect(evening(0.5, [0, 30, 0.3], [50, 60, 0.1]).cautious.driveMin).toBe(0);
  });

  it('counts from an earlier sitting when the last one is drunk under the limit', () => {
    // 0.60 at 30 min, 0.5 at 80 min, 0.49 at 85 min; then 0.01 in 10 min against 0.02: 0.48.
    expect(evening(0.5, [0, 30, 0.66], [85, 95, 0.01]).cautious.driveMin).toBe(105);
    // The same, later: the last finish, 120, is after the wait.
    expect(evening(0.5, [0, 30, 0.66], [100, 120, 0.02]).cautious.driveMin).toBe(120);
  });

  it('counts from the last sitting when that one is drunk over the limit', () => {
    // 0.60 at 30 min, 0.58 at 40 min, and 0.02 in 10 min keeps it there; 0.5 at 90 min; 50 + 75.
    expect(evening(0.5, [0, 30, 0.66], [40, 50, 0.02]).cautious.driveMin).toBe(125);
  });

  it('counts from the moment within a sitting at which the level falls to the limit', () => {
    // 0.54 at 60 min; 0.02 in 40 min is 0.0005 a minute, so it falls by 0.0015: 0.5 after 26.667 min,
    // at 86.667; 75 more are 161.667, rounded up.
    expect(evening(0.5, [0, 30, 0.66], [60, 100, 0.02]).cautious.driveMin).toBe(162);
  });

  it('counts from slow drinking that only the floor puts over the limit', () => {
    // 0.44 in 4 h is 0.11 an hour, less than 0.12 is eliminated: only the floor, 0.11, is over 0.1.
    expect(evening(0.1, [0, 240, 0.44]).cautious.driveMin).toBe(315);
  });

  it('counts from where the level jumps over the limit for less than a minute', () => {
    // Floor 0.11 at 240 min, 0.07 at 260 min. Then the last hour has 40 min of 0.44 / 240 =
    // 0.073333, and changes by 0.0002 - 0.44 / 240 = -0.0016333 a minute: down to 0.072 after
    // 0.8163 min. 260.8163 + 75 = 335.8163, rounded up.
    expect(evening(0.072, [0, 240, 0.44], [260, 320, 0.012]).cautious.driveMin).toBe(336);
  });

  it('is kept by the cautious sober time, after the last sip of all', () => {
    // Floor 0.05 at 10 min, gone 25 min later; 10 + 75 = 85. Likely: 0.05 / 1.15 - 0.025 = 0.018478,
    // gone in 7.39 min. Optimistic: 0.85 x 0.043478 - 10 / 300 = 0.003623, gone in 1.09 min.
    const sip = evening(0, [0, 10, 0.05]);
    expect([sip.optimistic, sip.likely, sip.cautious].map(({ soberMin }) => soberMin)).toEqual([
      12, 18, 85,
    ]);
    expect(evening(0.5, [0, 10, 0.05], [200, 210, 0.05]).cautious.soberMin).toBe(285);
  });

  it('is that of the sober time with a limit of zero', () => {
    for (const limit of [0, -0.1]) {
      expect(evening(limit, [0, 10, 0.05]).cautious.driveMin).toBe(85);
      expect(evening(limit, [0, 10, 0.05], [200, 210, 0.05]).cautious.driveMin).toBe(285);
    }
  });
});
