import { describe, expect, it } from 'vitest';
import { minutesOfDay } from '@/lib/bac';
import { hourTicks, levelTicks, midnightsUntil } from '@/lib/chart/ticks';

/** Local clock times from a start, in a night without a clock change. */
const clockFrom = (time: string) => (atMin: number) => (minutesOfDay(time) + atMin + 1440) % 1440;

/** São Paulo, 3 November 2018, from 22:00: 00:00 becomes 01:00. */
const skippedMidnight = (atMin: number) => (22 * 60 + atMin + (atMin < 120 ? 0 : 60)) % 1440;

it('levels of the axis are readable steps from zero, none above the top', () => {
  const texts = (top: number) => levelTicks(top, 4).map((level) => level.toFixed(1));
  expect(texts(1.13)).toEqual(['0.0', '0.4', '0.8']);
  expect(texts(0.4)).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4']);
  expect(texts(7)).toEqual(['0.0', '2.0', '4.0', '6.0']);
});

describe('hours of the axis', () => {
  it('are full hours of the clock, as many as fit', () => {
    // 17:20 to 23:20; two ticks at least 54 of 600 px apart: every hour, which has 100 px.
    expect(hourTicks(clockFrom('17:20'), 360, 54 / 600)).toEqual([40, 100, 160, 220, 280, 340]);
    // On 120 px an hour has 20: only every third fits, 18:00 and 21:00.
    expect(hourTicks(clockFrom('17:20'), 360, 54 / 120)).toEqual([40, 220]);
  });

  it('are every fourth of 32 hours where eight labels fit', () => {
    // From 20:30 to Monday, 04:42.
    expect(hourTicks(clockFrom('20:30'), 1932, 1 / 8).map((atMin) => (atMin + 1230) / 60)).toEqual([
      24, 30, 36, 42, 48,
    ]);
  });

  it('are never more than fit, however long it takes', () => {
    for (const days of [3, 10, 14]) {
      const ticks = hourTicks(clockFrom('20:30'), days * 1440, 1 / 8);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(9);
    }
  });

  it('count from midnight also when the clocks go back', () => {
    // From 21:00; after 360 minutes 03:00 becomes 02:00. Every second hour of 36 fits: 22:00,
    // midnight, 02:00 once, 04:00 (five hours after midnight) and so on.
    const clock = (atMin: number) => (21 * 60 + atMin - (atMin < 360 ? 0 : 60) + 1440) % 1440;
    const ticks = hourTicks(clock, 36 * 60, 54 / 1000);
    expect(ticks.slice(0, 5)).toEqual([60, 180, 300, 480, 600]);
    // The second midnight is 25 hours after the first.
    expect(ticks).toContain(180 + 25 * 60);
  });

  it('include the first hour of a day whose midnight is skipped', () => {
    expect(hourTicks(skippedMidnight, 300, 1 / 2)).toContain(120);
  });
});

describe('days', () => {
  it('begin at midnight, not at the start and not at the end', () => {
    expect(midnightsUntil(clockFrom('20:30'), 1932)).toEqual([210, 1650]);
    expect(midnightsUntil(clockFrom('00:00'), 1440)).toEqual([]);
  });

  it('begin later where the clocks skip midnight', () => {
    expect(midnightsUntil(skippedMidnight, 300)).toEqual([120]);
  });
});
