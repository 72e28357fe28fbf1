import { describe, expect, it } from 'vitest';
import {
  selectionToTime,
  timeColumns,
  timeToSelection,
} from '@/components/ui/wheel-picker/time-columns';

const ids = (column: { id: string }[] | undefined) => column?.map(({ id }) => id);

describe('timeColumns', () => {
  it('holds 00 to 23 and minutes in the steps given for metric', () => {
    const [hours, minutes, ...rest] = timeColumns('21:00', 'metric', 10);
    expect(hours).toHaveLength(24);
    expect([hours?.[0]?.name, hours?.at(-1)?.name]).toEqual(['00', '23']);
    expect(ids(minutes)).toEqual(['00', '10', '20', '30', '40', '50']);
    expect(rest).toEqual([]);
  });

  it.each([
    ['21:05', '00 05 10 20 30 40 50'],
    ['23:59', '00 10 20 30 40 50 59'],
    ['21:10', '00 10 20 30 40 50'],
  ])('has a row for the minute at which it opens: %s', (time, minutes) => {
    expect(ids(timeColumns(time, 'metric', 10)[1])).toEqual(minutes.split(' '));
  });

  it('holds 1 to 12, minutes and the two halves of the day for imperial', () => {
    const [hours, minutes, halves] = timeColumns('21:00', 'imperial', 10);
    expect(ids(hours)).toEqual('1 2 3 4 5 6 7 8 9 10 11 12'.split(' '));
    expect(minutes).toHaveLength(6);
    expect(halves?.map(({ name }) => name)).toEqual(['AM', 'PM']);
  });
});

describe('timeToSelection', () => {
  it('keeps a minute between two rows', () => {
    expect(timeToSelection('21:05', 'metric')).toEqual(['21', '05']);
    expect(timeToSelection('23:59', 'imperial')).toEqual(['11', '59', 'pm']);
  });

  it('refuses an empty and a malformed time', () => {
    expect(() => timeToSelection('', 'metric')).toThrow('Empty time string');
    expect(() => timeToSelection('24:00', 'metric')).toThrow(RangeError);
    expect(() => timeToSelection('9:00', 'metric')).toThrow(RangeError);
  });
});

describe('selectionToTime', () => {
  it.each([
    [['12', '00', 'am'], '00:00'],
    [['1', '20', 'am'], '01:20'],
    [['12', '50', 'pm'], '12:50'],
    [['9', '00', 'pm'], '21:00'],
    [['11', '40', 'pm'], '23:40'],
    [['07', '30'], '07:30'],
  ])('turns %j into %s', (selection, time) => {
    expect(selectionToTime(selection)).toBe(time);
  });

  it('refuses ids that are no time', () => {
    expect(() => selectionToTime(['24', '00'])).toThrow(RangeError);
    expect(() => selectionToTime(['7'])).toThrow(RangeError);
  });

  it('gives every time of the columns back on both clocks', () => {
    for (const unitType of ['metric', 'imperial'] as const) {
      const [hours = [], minutes = [], halves = [undefined]] = timeColumns('21:00', unitType, 10);
      const times = hours.flatMap(({ id: hour }) =>
        minutes.flatMap(({ id: minute }) =>
          halves.map((half) => [hour, minute, ...(half ? [half.id] : [])]),
        ),
      );
      expect(times).toHaveLength(144);
      for (const selection of times) {
        expect(timeToSelection(selectionToTime(selection), unitType)).toEqual(selection);
      }
    }
  });
});
