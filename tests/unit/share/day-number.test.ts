import { describe, expect, it } from 'vitest';
import { isDay } from '@/lib/calendar/local-day';
import { dayNumberOf, dayOfNumber } from '@/lib/share/day-number';

describe('the number of a day', () => {
  // From Python: (date.fromisoformat(day) - date(2025, 1, 1)).days + 1
  it.each([
    ['2025-01-01', 1],
    ['2028-02-29', 1155],
    ['2100-03-01', 27_453],
    ['2125-01-01', 36_525],
  ])('%s is %i', (day, number) => {
    expect(isDay(day)).toBe(true);
    expect(dayNumberOf(day)).toBe(number);
    expect(dayOfNumber(number)).toBe(day);
  });

  it('gives every number its own day, each the one after the last', () => {
    const days = Array.from({ length: 36_525 }, (_, i) => dayOfNumber(i + 1)!);
    expect(days.map(dayNumberOf)).toEqual(days.map((_, i) => i + 1));
    expect([...days].sort()).toEqual(days);
  });

  it.each([0, -1, 36_526, 1.5, NaN, Infinity])('%d is the number of no day', (number) => {
    expect(dayOfNumber(number)).toBeNull();
  });
});
