import { describe, expect, it } from 'vitest';
import { arcPath, ringGeometry } from '@/components/result/answer/ring-geometry';
import { minutesOfDay, type Forecast } from '@/lib/bac';
import { saidTimes } from '@/lib/evening/said-times';
import { forecastOf, goldenCase } from './golden-cases';

const clockFrom = (time: string) => (atMin: number) => (minutesOfDay(time) + atMin) % 1440;
/** A forecast of an evening from 21:00. */
function eveningOf(forecast: Forecast) {
  return { forecast, said: saidTimes(Date.parse('2026-11-21T21:00Z'), forecast) };
}
const r01 = () => eveningOf(forecastOf(goldenCase('R01').input));

describe('the ring', () => {
  // R01: last sip after 120 min, likely time 379, cautious time 558.5, said as 560 (06:20).
  it('is whole up to the last sip and run out at the cautious time', () => {
    const elapsedAt = (nowMin: number) => ringGeometry(r01(), nowMin, clockFrom('21:00')).elapsed;
    expect([-60, 60, 120].map(elapsedAt)).toEqual([0, 0, 0]);
    // Half of the 440 minutes in between.
    expect(elapsedAt(120 + 220)).toBeCloseTo(0.5, 2);
    expect(elapsedAt(600)).toBe(1);
  });

  it('is lit until the likely time', () => {
    const { likely } = ringGeometry(r01(), 0, clockFrom('21:00'));
    expect(likely).toBeCloseTo((379 - 120) / (560 - 120), 9);
  });

  it('is of the alcohol where the limit is never passed', () => {
    // R22: cautious sober time 446.8 min, said as 450 (04:30).
    const r22 = eveningOf(forecastOf(goldenCase('R22').input));
    expect(ringGeometry(r22, 449, clockFrom('21:00')).elapsed).toBeLessThan(1);
    const { likely, elapsed } = ringGeometry(r22, 450, clockFrom('21:00'));
    expect(elapsed).toBe(1);
    expect(likely).toBeGreaterThan(0);
    expect(likely).toBeLessThan(1);
  });

  it('has a mark at each full hour of the wait', () => {
    const { hours } = ringGeometry(r01(), 0, clockFrom('21:00'));
    // After 23:00 and before 06:20.
    expect(hours.map(({ atMin }) => atMin / 60)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('does not count the hours of absurd entries', () => {
    const drinks = [{ ml: 5000 * 10000, percent: 99.9 }];
    const forecast = forecastOf({ ...goldenCase('R01').input, drinks });
    const asked: number[] = [];
    ringGeometry(eveningOf(forecast), 0, (atMin) => {
      asked.push(atMin);
      return atMin % 1440;
    });
    expect(asked).toEqual([]);
  });

  it('draws an arc of more than half the long way round', () => {
    expect(arcPath(0, 0.25)).toBe('M132.00 28.00A104 104 0 0 1 236.00 132.00');
    expect(arcPath(0, 0.75)).toBe('M132.00 28.00A104 104 0 1 1 28.00 132.00');
  });
});
