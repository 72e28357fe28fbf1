import { describe, expect, it } from 'vitest';
import { dayBands, hourMarks } from '@/components/calculator/display/horizon-marks';
import type { Zone } from '@/lib/calendar/zone';

/** Warsaw in winter. */
const cet: Zone = () => 60;
/** Saturday 21 November 2026, 20:30 in Warsaw. */
const start = Date.UTC(2026, 10, 21, 19, 30);

describe('hourMarks', () => {
  it('marks every full hour, labels every sixth, and names the days that begin', () => {
    // Until Monday 04:42.
    const marks = hourMarks(start, 1932, cet);
    expect(marks[0]).toEqual({ atMin: 30, hour: 21, isLabelled: false, newDay: null });
    expect(marks).toHaveLength(32);
    expect(
      marks.filter(({ newDay }) => newDay).map(({ atMin, newDay }) => [atMin, newDay]),
    ).toEqual([
      [210, '2026-11-22'],
      [1650, '2026-11-23'],
    ]);
    const labelled = marks.filter(({ isLabelled }) => isLabelled);
    expect(labelled.map(({ hour }) => hour)).toEqual([0, 6, 12, 18, 0]);
  });

  it('labels every hour of a short evening', () => {
    const marks = hourMarks(start, 180, cet);
    expect(marks.map(({ hour, isLabelled }) => [hour, isLabelled])).toEqual([
      [21, true],
      [22, true],
      [23, true],
    ]);
  });

  it('has at most so many labels as fit, however long it takes', () => {
    for (const days of [3, 10, 60, 400]) {
      const labelled = hourMarks(start, days * 1440, cet).filter(({ isLabelled }) => isLabelled);
      expect(labelled.length).toBeGreaterThan(0);
      expect(labelled.length).toBeLessThanOrEqual(9);
    }
  });

  it('begins a day where the clocks skip midnight', () => {
    // São Paulo, 4 November 2018: 00:00 did not exist.
    const changeMs = Date.UTC(2018, 10, 4, 3);
    const brazil: Zone = (instantMs) => (instantMs < changeMs ? -180 : -120);
    const days = hourMarks(changeMs - 7_200_000, 300, brazil).filter(({ newDay }) => newDay);
    expect(days).toMatchObject([{ atMin: 120, hour: 1, newDay: '2018-11-04' }]);
  });
});

describe('dayBands', () => {
  it('makes every second day a shade lighter, from the first midnight on', () => {
    const marks = hourMarks(start, 4000, cet);
    expect(dayBands(marks, 4000)).toEqual([
      { fromMin: 210, toMin: 1650 },
      { fromMin: 3090, toMin: 4000 },
    ]);
  });
});
