import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayPlus,
  daysBetween,
  instantOf,
  isDay,
  latestInstant,
  localTime,
  nextInstant,
  noonUtc,
} from '@/lib/calendar/local-day';
import { minuteOf, utc, utcZone, zoneOf } from './zones';
import { lawOf } from '../law';

const warsaw = zoneOf('Europe/Warsaw');

describe('isDay', () => {
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const daysOf = (y: number) => [31, isLeap(y) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const part = (size: number, max: number) =>
    fc.integer({ min: 0, max }).map((value) => [value, String(value).padStart(size, '0')] as const);
  lawOf(5000)(
    'is true of a month that has as many days',
    [part(4, 9999), part(2, 13), part(2, 32)],
    ([year, y], [month, m], [day, d]) => {
      const isReal = day >= 1 && day <= (daysOf(year)[month - 1] ?? 0);
      expect(isDay(`${y}-${m}-${d}`)).toBe(isReal);
    },
  );

  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('knows %s', (text) =>
    expect(isDay(text)).toBe(true),
  );

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-1-1',
    '26-11-21',
    '2026-11-21T00:00',
    ' 2026-11-21',
    '2026-11-21\n',
    '21.11.2026',
    '+10000-01-01',
  ])('refuses "%s"', (text) => expect(isDay(text)).toBe(false));
});

describe('days', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    // 2024 and 2028 are leap years: 4 x 365 + 1.
    ['2024-06-01', 1461, '2028-06-01'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(dayPlus(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
    expect(daysBetween(to, from)).toBe(-days);
  });

  it('go to and fro at the ends of what can be written', () => {
    for (const [day, days] of [
      ['9999-12-31', 1],
      ['0000-01-01', -1],
    ] as const) {
      expect(dayPlus(dayPlus(day, days), -days)).toBe(day);
      expect(daysBetween(day, dayPlus(day, days))).toBe(days);
      // Still an instant, exactly the days apart.
      const [here, there] = [day, dayPlus(day, days)].map((text) => instantOf(text, 60, utcZone));
      expect(there! - here!).toBe(days * 24 * 60 * 60_000);
    }
  });

  it('have a noon', () => expect(noonUtc('2026-11-21')).toBe(utc('2026-11-21T12:00')));
});

// Local times themselves: clock-changes.test.ts.
const zones = ['UTC', 'Asia/Tokyo', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Etc/GMT+12'];
const minutesOf2026 = fc.integer({ min: 0, max: 365 * 1440 - 1 });
lawOf(100)(
  'localTime is undone by instantOf, whatever the zone',
  [minutesOf2026, fc.constantFrom(...zones.map(zoneOf))],
  (minutes, zone) => {
    const instantMs = utc('2026-01-01T00:00') + minutes * 60_000;
    const { day, minuteOfDay } = localTime(instantMs, zone);
    expect(instantOf(day, minuteOfDay, zone)).toBe(instantMs);
  },
);

it('instantOf counts minutes on over midnight, and back', () => {
  expect(instantOf('2026-06-10', 1440 + 90, utcZone)).toBe(utc('2026-06-11T01:30'));
  expect(instantOf('2026-06-10', -60, utcZone)).toBe(utc('2026-06-09T23:00'));
  expect(instantOf('2026-10-24', 1440 + 240, warsaw)).toBe(utc('2026-10-25T03:00'));
  expect(instantOf('2026-10-24', 1440 + 150, warsaw)).toBe(utc('2026-10-25T01:30'));
  expect(instantOf('2026-03-30', -1440 + 150, warsaw)).toBe(utc('2026-03-29T01:30'));
});

describe('a clock time at 23:30', () => {
  it.each([
    ['23:30', '2026-06-10T23:30', '2026-06-10T23:30'],
    ['23:29', '2026-06-11T23:29', '2026-06-10T23:29'],
    ['23:31', '2026-06-10T23:31', '2026-06-09T23:31'],
    ['00:00', '2026-06-11T00:00', '2026-06-10T00:00'],
  ])('%s: the next is %s, the latest %s', (time, next, latest) => {
    const [minute, atMs] = [minuteOf(time), utc('2026-06-10T23:30')];
    expect(nextInstant(minute, atMs, utcZone)).toBe(utc(next));
    expect(latestInstant(minute, atMs, utcZone)).toBe(utc(latest));
  });
});
