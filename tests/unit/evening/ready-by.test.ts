import { describe, expect, it } from 'vitest';
import type { Zone } from '@/lib/calendar/zone';
import { readyBy } from '@/lib/evening/ready-by';
import { saidTimes } from '@/lib/evening/said-times';
import { utc, utcZone, zoneOf } from '../calendar/zones';
import { measured, opened, openedDrinks, r01 } from './entries';
import { referenceForecast } from '../bac/golden';

/** The plan for a golden case that begins at an instant. */
function planOf(id: string, time: string, start = '2026-11-20T21:00', zone: Zone = utcZone) {
  const forecast = referenceForecast(id);
  const startMs = utc(start);
  const said = saidTimes(startMs, forecast);
  return readyBy(time, { ...openedDrinks(r01), startMs, forecast, said }, zone);
}

/** R01: 21:00 to 23:00, cautious time 559 min after the start, 06:19, said as 06:20. */
describe('ready by', () => {
  it.each([
    // time, minutes from 21:00, margin to 559; to the time that is said it is a minute less
    ['07:39', 639, 80],
    ['06:19', 559, 0],
    ['06:18', 558, -1],
    ['04:14', 434, -125],
    ['23:00', 120, -439], // exactly the last sip
    ['22:59', 1559, 1000], // before the last sip: means the next day
    ['21:00', 1440, 881],
  ])('at %s is %i minutes from the start, margin %i', (time, atMin, marginMin) => {
    const expected = { atMin, marginMin: marginMin - 1, exactMarginMin: marginMin };
    expect(planOf('R01', time)).toEqual({ ...expected, isNeverOver: false });
  });

  it('waits for the cautious time where only the likely level keeps the limit', () => {
    // R25: 21:00 to 22:00, cautious time 135 min after 21:00; 23:00 is 120.
    expect(planOf('R25', '23:00')).toMatchObject({ marginMin: -15, isNeverOver: false });
  });

  it('waits for the alcohol to be gone where the limit is zero', () => {
    // R03: cautious sober time 659 min after 21:00, 07:59, said as 08:00.
    const expected = { atMin: 639, marginMin: -21, exactMarginMin: -20 };
    expect(planOf('R03', '07:39')).toEqual({ ...expected, isNeverOver: false });
  });

  it('is the first time after a measurement', () => {
    // Measured at 23:30, cautious: 0.92 until 00:25, then 210 min to 0.5, 03:55, minute 265.
    const evening = opened(measured({ measuredDay: '2026-11-20' }), { limitPermille: 0.5 });
    expect(readyBy('04:10', evening, utcZone)).toEqual({
      atMin: 280,
      marginMin: 15,
      exactMarginMin: 15,
      isNeverOver: false,
    });
    expect(readyBy('23:29', evening, utcZone).atMin).toBe(1439);
  });

  it('goes by elapsed time in the nights in which clocks change', () => {
    const warsaw = zoneOf('Europe/Warsaw');
    // 24 October 2026, 21:00 in summer time is 19:00 UTC; 07:39 in winter time is 06:39 UTC.
    const back = planOf('R01', '07:39', '2026-10-24T19:00', warsaw);
    expect(back).toMatchObject({ atMin: 699, exactMarginMin: 140 });
    // 28 March: 21:00 is 20:00 UTC, 07:39 in summer time 05:39 UTC.
    const ahead = planOf('R01', '07:39', '2026-03-28T20:00', warsaw);
    expect(ahead).toMatchObject({ atMin: 579, exactMarginMin: 20 });
    // 02:30 occurs twice: the first, 00:30 UTC, is 330 min after 19:00.
    expect(planOf('R01', '02:30', '2026-10-24T19:00', warsaw).atMin).toBe(330);
  });
});
