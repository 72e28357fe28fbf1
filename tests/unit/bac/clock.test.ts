import { describe, expect, it } from 'vitest';
import { clockTime, h12Text, h24Text, isClockTime, minutesOfDay } from '@/lib/bac';

describe('a clock time', () => {
  it.each([
    [0, '00:00', '12:00 AM'],
    [5, '00:05', '12:05 AM'],
    [379, '06:19', '6:19 AM'],
    [719, '11:59', '11:59 AM'],
    [720, '12:00', '12:00 PM'],
    [780, '13:00', '1:00 PM'],
    [1439, '23:59', '11:59 PM'],
  ])('of minute %i of the day is %s and %s', (minuteOfDay, h24, h12) => {
    expect(h24Text(minuteOfDay)).toBe(h24);
    expect(h12Text(minuteOfDay)).toBe(h12);
    expect(minutesOfDay(h24)).toBe(minuteOfDay);
    expect(isClockTime(h24)).toBe(true);
  });

  it.each([
    ...['24:00', '12:60', '9:05', '09:5', '09-05', '21.30', ' 09:05', '09:05 ', '09:05\n'],
    ...['09:05:00', 'noon', 'ab:cd'],
  ])('is not %j', (text) => {
    expect(isClockTime(text)).toBe(false);
    expect(() => minutesOfDay(text)).toThrow(RangeError);
  });

  it('is not an empty text, which is refused by name', () => {
    expect(isClockTime('')).toBe(false);
    expect(() => minutesOfDay('')).toThrow(new Error('Empty time string'));
  });

  it('rounds up to a whole minute, but not what binary arithmetic left over', () => {
    const at = (minutes: number) => clockTime(0, minutes, 24).minutesFromStart;
    expect(at(180)).toBe(180);
    expect(at(180.0000000001)).toBe(180);
    expect(at(180.001)).toBe(181);
    expect(at(179.9999999999)).toBe(180);
    expect(at(0)).toBe(0);
  });
});
