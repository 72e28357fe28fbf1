import { describe, expect, it } from 'vitest';
import { saidMin } from '@/lib/evening/said-times';
import { utc } from '../calendar/zones';

const start = utc('2026-06-10T21:00');

describe('a cautious time as it is said', () => {
  it.each([
    // 06:19 is said as 06:20; what is on the five minutes stays.
    [559, 560],
    [560, 560],
    [561, 565],
    [556, 560],
    [1, 5],
    [0, 0],
  ])('%i minutes are %i', (atMin, expected) => {
    expect(saidMin(start, atMin)).toBe(expected);
  });

  it('goes by the clock, not by the start', () => {
    // From 21:03, 556 minutes are 06:19.
    expect(saidMin(utc('2026-06-10T21:03'), 556)).toBe(557);
  });

  it('is the same in zones of half and quarter hours, whose clocks share these minutes', () => {
    // 21:00 in Kathmandu, UTC+5:45, is 15:15 UTC: 559 minutes later it is 06:19 there.
    const kathmandu = utc('2026-06-10T15:15');
    expect(saidMin(kathmandu, 559)).toBe(560);
  });
});
