import { describe, expect, it } from 'vitest';
import { forecastMeasured } from '@/lib/bac';

/** 1.2 permille measured two hours after the last sip: the level falls from the start. */
const measured = { permille: 1.2, sinceLastDrinkMin: 120, limitPermille: 0.3 };

describe('a level to wait for below the limit, as where any alcohol is forbidden', () => {
  it('gives the times of full clearance, and beside them those of the limit', () => {
    const forecast = forecastMeasured({ ...measured, waitPermille: 0 });
    // 1.2 / 0.15 = 8 h; 1.38 / 0.12 = 11.5 h.
    expect(forecast.likely.driveMin).toBe(480);
    expect(forecast.cautious.driveMin).toBe(690);
    // 0.9 / 0.15 = 6 h; 1.08 / 0.12 = 9 h.
    expect(forecast.limitMin).toEqual({ likely: 360, cautious: 540 });
    expect(forecast.limitPermille).toBe(0.3);
  });

  it('has no times beside them where the limit itself is waited for', () => {
    expect(forecastMeasured(measured)).toMatchObject({ waitPermille: 0.3, limitMin: null });
    expect(forecastMeasured(measured).cautious.driveMin).toBe(540);
    expect(forecastMeasured({ ...measured, limitPermille: 0 }).limitMin).toBeNull();
  });

  it('says so where the limit is never passed', () => {
    const low = forecastMeasured({ ...measured, permille: 0.2, waitPermille: 0 });
    expect(low.limitMin).toEqual({ likely: 0, cautious: 0 });
    // 0.23 / 0.12 = 1 h 55.
    expect(low.cautious.driveMin).toBe(115);
  });
});
