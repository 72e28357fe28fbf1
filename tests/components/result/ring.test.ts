import { describe, expect, it } from 'vitest';
import { ringGeometry } from '@/components/result/answer/ring';
import type { Forecast } from '@/lib/bac';
import { saidTimes } from '@/lib/evening/said-times';
import { referenceForecast } from '../../unit/bac/golden';

/** A forecast of an evening from 21:00. */
function eveningOf(forecast: Forecast) {
  return { forecast, said: saidTimes(Date.parse('2026-11-21T21:00Z'), forecast) };
}
const r01 = () => eveningOf(referenceForecast('R01'));

describe('the ring', () => {
  // R01: last sip after 120 min, likely time 379, cautious time 558.5, said as 560 (06:20).
  it('is whole up to the last sip and run out at the cautious time', () => {
    const elapsedAt = (nowMin: number) => ringGeometry(r01(), nowMin).elapsed;
    expect([-60, 60, 120].map(elapsedAt)).toEqual([0, 0, 0]);
    // Half of the 440 minutes in between.
    expect(elapsedAt(120 + 220)).toBeCloseTo(0.5, 2);
    expect(elapsedAt(600)).toBe(1);
  });

  it('is lit until the likely time', () => {
    const { likely } = ringGeometry(r01(), 0);
    expect(likely).toBeCloseTo((379 - 120) / (560 - 120), 9);
  });

  it('is of the alcohol where the limit is never passed', () => {
    // R22: cautious sober time 446.8 min, said as 450 (04:30).
    const r22 = eveningOf(referenceForecast('R22'));
    expect(ringGeometry(r22, 449).elapsed).toBeLessThan(1);
    const { likely, elapsed } = ringGeometry(r22, 450);
    expect(elapsed).toBe(1);
    expect(likely).toBeGreaterThan(0);
    expect(likely).toBeLessThan(1);
  });
});
