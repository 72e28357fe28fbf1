import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from '@/lib/calendar/local-day';
import { saidMin } from '@/lib/evening/said-times';
import { utc, zoneOf } from '../calendar/zones';
import { lawOf } from '../law';

/** The clock of a zone at a cautious time as it is said. */
function saidClock(zoneName: string, start: string, atMin: number) {
  const startMs = utc(start);
  const { minuteOfDay } = localTime(startMs + saidMin(startMs, atMin) * 60_000, zoneOf(zoneName));
  return `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

describe('a cautious time as it is said', () => {
  it.each([
    // 21:00 and 9 h 19 min: 06:19.
    ['21:00', 559, 560],
    ['21:00', 555, 555],
    ['21:00', 555.01, 560],
    ['21:03', 1, 2],
    ['21:03', 2, 2],
    ['21:03', 3, 7],
  ])('from %s at minute %d is at minute %d', (clock, atMin, expected) => {
    expect(saidMin(utc(`2026-06-10T${clock}`), atMin)).toBe(expected);
  });

  it('stays 0 for never, at any minute of the clock', () => {
    for (const clock of ['21:00', '21:03']) expect(saidMin(utc(`2026-06-10T${clock}`), 0)).toBe(0);
  });

  it('goes by the clock after a change of clocks', () => {
    // Warsaw, 25 October: 01:58 in summer time is 23:58 UTC; 63 minutes later 02:01 again, 01:01 UTC.
    expect(saidClock('Europe/Warsaw', '2026-10-24T23:58', 63)).toBe('2:05');
    // Lord Howe puts its clocks back by half an hour: 15:00 UTC on 4 April is 01:30 once more.
    expect(saidClock('Australia/Lord_Howe', '2026-04-04T14:58', 3)).toBe('1:35');
  });

  const zones = ['Asia/Kathmandu', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns'];
  lawOf(500)(
    'is never earlier, less than five minutes later, and a full five minutes, in any zone',
    [
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.double({ min: 0.01, max: 4000, noNaN: true }),
      fc.constantFrom(...zones),
    ],
    (sinceMin, atMin, zoneName) => {
      const startMs = utc('2024-01-01T00:00') + sinceMin * 60_000;
      const said = saidMin(startMs, atMin);
      expect(said).toBeGreaterThanOrEqual(atMin);
      expect(said - atMin).toBeLessThan(5);
      const { minuteOfDay } = localTime(startMs + said * 60_000, zoneOf(zoneName));
      expect(minuteOfDay % 5).toBe(0);
    },
  );
});
