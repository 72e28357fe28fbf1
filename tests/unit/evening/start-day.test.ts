import { describe, expect, it } from 'vitest';
import { placeDrinking } from '@/lib/evening/placed-sittings';
import { sittingsWithDrinks } from '@/lib/evening/planned-sittings';
import { measuredDayOf, startDayOf, withDays } from '@/lib/evening/start-day';
import type { CalculatorModel } from '@/lib/model/model';
import { utc, utcZone, zoneOf } from '../calendar/zones';
import { added, beers, drunk, empty, hours, measured, r01 } from './entries';
import { withFlat } from '../../flat';

const warsaw = zoneOf('Europe/Warsaw');
const at = (now: string, zone = utcZone) => ({ zone, nowMs: utc(now) });
/** Three beers at times that the visitor set. */
const given: CalculatorModel = withFlat(r01, { givenEnds: 'both' });
const starting = (timeStartInH24: string): CalculatorModel => withFlat(given, { timeStartInH24 });
/** The instant of a start time when opened at a time. */
const startOf = (model: CalculatorModel, now: string, zone = utcZone) => {
  const day = startDayOf(model, at(now, zone));
  const { startMs } = placeDrinking(sittingsWithDrinks(model), day, zone);
  return new Date(startMs).toISOString().slice(0, 16);
};

describe('the day of a start', () => {
  it.each([
    ['now', '2026-06-10T21:00', '2026-06-10'],
    ['earlier today', '2026-06-10T23:10', '2026-06-10'],
    ['last night, seen the next morning', '2026-06-11T09:00', '2026-06-10'],
    ['last night, exactly 18 hours ago', '2026-06-11T15:00', '2026-06-10'],
    ['tonight, once it is longer ago', '2026-06-11T15:01', '2026-06-11'],
    ['tonight, seen a minute before', '2026-06-11T20:59', '2026-06-11'],
  ])('at 21:00 is %s', (_, now, expected) => {
    expect(startDayOf(starting('21:00'), at(now))).toBe(expected);
  });

  it('goes by the local clock', () => {
    const tokyo = zoneOf('Asia/Tokyo');
    expect(startOf(starting('21:00'), '2026-06-10T13:00', tokyo)).toBe('2026-06-10T12:00');
    const newYork = zoneOf('America/New_York');
    expect(startOf(starting('21:00'), '2026-06-11T04:00', newYork)).toBe('2026-06-11T01:00');
  });

  it('counts 18 real hours over a change of clocks', () => {
    // 21:00 CEST is 19:00Z; 18 h later it is 14:00 CET.
    expect(startOf(starting('21:00'), '2026-10-25T13:00', warsaw)).toBe('2026-10-24T19:00');
    expect(startOf(starting('21:00'), '2026-10-25T13:01', warsaw)).toBe('2026-10-25T20:00');
    // 21:00 CET is 20:00Z; 18 h later it is 16:00 CEST.
    expect(startOf(starting('21:00'), '2026-03-29T14:00', warsaw)).toBe('2026-03-28T20:00');
    expect(startOf(starting('21:00'), '2026-03-29T14:01', warsaw)).toBe('2026-03-29T19:00');
  });

  it('is the day of a time that comes twice from its first time on', () => {
    // 02:30 is 00:30Z and again 01:30Z; the start is the second.
    const day = (now: string) => startDayOf(starting('02:30'), at(now, warsaw));
    expect(day('2026-10-25T00:29')).toBe('2026-10-25');
    expect(day('2026-10-25T00:30')).toBe('2026-10-25');
    expect(startOf(starting('02:30'), '2026-10-25T00:45', warsaw)).toBe('2026-10-25T01:30');
    // 18 hours after the second.
    expect(day('2026-10-25T19:30')).toBe('2026-10-25');
    expect(day('2026-10-25T19:31')).toBe('2026-10-26');
  });

  it('is that of a skipped time too, an hour later', () => {
    expect(startOf(starting('02:30'), '2026-03-29T08:00', warsaw)).toBe('2026-03-29T01:30');
  });

  it('refuses an empty time', () => {
    expect(() => startDayOf(starting(''), at('2026-06-10T21:00'))).toThrow('Empty time string');
  });
});

describe('the day of a start that nobody gave', () => {
  it.each([
    ['2026-06-10T21:00', '2026-06-10'],
    ['2026-06-11T00:15', '2026-06-10'],
    ['2026-06-11T14:59', '2026-06-10'],
    ['2026-06-11T15:00', '2026-06-11'],
    ['2026-06-11T20:59', '2026-06-11'],
  ])('at %s, for the 21:00 of the form, is %s', (now, expected) => {
    expect(startDayOf(r01, at(now))).toBe(expected);
    expect(startDayOf(empty, at(now))).toBe(expected);
    expect(startDayOf(withFlat(r01, { givenEnds: 'finish' }), at(now))).toBe(expected);
  });

  it('goes by the clock over a change of clocks too', () => {
    const day = (now: string) => startDayOf(r01, at(now, warsaw));
    // CET on 25 October: 14:59 is 13:59Z. CEST on 29 March: 14:59 is 12:59Z.
    expect(day('2026-10-25T13:59')).toBe('2026-10-24');
    expect(day('2026-10-25T14:00')).toBe('2026-10-25');
    expect(day('2026-03-29T12:59')).toBe('2026-03-28');
    expect(day('2026-03-29T13:00')).toBe('2026-03-29');
  });

  it('counts the 18 hours from the last sitting', () => {
    // 18:00 to 19:00, and from 21:00 on.
    const model = withFlat(r01, { ...hours('18:00', '19:00') });
    const later = { ...added('21:00', '22:00', 0), givenEnds: 'none' as const };
    const day = (now: string) => startDayOf(withFlat(model, { addedSittings: [later] }), at(now));
    expect(day('2026-06-11T14:59')).toBe('2026-06-10');
    expect(day('2026-06-11T15:00')).toBe('2026-06-11');
  });
});

describe('the day of several sittings', () => {
  const day = (model: CalculatorModel, now: string) => startDayOf(model, at(now));
  const lunch = { ...hours('12:00', '13:00') };

  it('is that of an evening whose last sitting began at most 18 hours ago', () => {
    // Lunch at 12:00, evening from 20:00, seen the next day at 07:00 and around noon.
    const model = withFlat(given, { ...lunch, addedSittings: [added('20:00', '21:00', 0)] });
    expect(day(model, '2026-06-11T07:00')).toBe('2026-06-10');
    expect(day(model, '2026-06-11T11:59')).toBe('2026-06-10');
    expect(day(model, '2026-06-11T12:00')).toBe('2026-06-11');
    // Breakfast at 06:00, a glass at 08:00: a new day from 02:01 of the next day on.
    const early = withFlat(given, {
      ...hours('06:00', '06:30'),
      addedSittings: [added('08:00', '08:10', 0)],
    });
    expect(day(early, '2026-06-11T02:00')).toBe('2026-06-10');
    expect(day(early, '2026-06-11T02:01')).toBe('2026-06-11');
  });

  it('is that of the first entered, also where another lies the day before it', () => {
    // Entered as 01:00, with 22:00 on the day before.
    const model = withFlat(given, {
      ...hours('01:00', '02:00'),
      addedSittings: [added('22:00', '23:00', -1)],
    });
    // 22:00 on 10 June is three hours before 01:00 on the 11th: the day changes 21 hours after it.
    expect(day(model, '2026-06-11T08:00')).toBe('2026-06-11');
    expect(day(model, '2026-06-11T19:00')).toBe('2026-06-11');
    expect(day(model, '2026-06-11T19:01')).toBe('2026-06-12');
    expect(startOf(model, '2026-06-11T08:00')).toBe('2026-06-10T22:00');
  });

  it('is that of the first entered, also where only a later one has alcohol', () => {
    const model = withFlat(given, {
      alcoholSettings: beers(0),
      addedSittings: [added('01:00', '02:00', 1)],
    });
    expect(day(model, '2026-06-11T08:00')).toBe('2026-06-10');
    expect(startOf(model, '2026-06-11T08:00')).toBe('2026-06-11T01:00');
  });

  it('leaves sittings without alcohol out of the 18 hours', () => {
    const model = withFlat(given, {
      ...lunch,
      addedSittings: [added('20:00', '21:00', 0, beers(0))],
    });
    expect(day(model, '2026-06-11T06:00')).toBe('2026-06-10');
    expect(day(model, '2026-06-11T06:01')).toBe('2026-06-11');
  });
});

describe('the day of a measurement', () => {
  const day = (now: string) => measuredDayOf(measured().measurement, at(now));

  it('goes by the same 18 hours', () => {
    expect(day('2026-06-10T23:30')).toBe('2026-06-10');
    expect(day('2026-06-11T17:30')).toBe('2026-06-10');
    expect(day('2026-06-11T17:31')).toBe('2026-06-11');
    expect(day('2026-06-10T23:29')).toBe('2026-06-10');
  });
});

describe('withDays', () => {
  const zonedNow = at('2026-06-11T09:00');

  it('gives drinks their day, and a value its own', () => {
    const both = withFlat(measured(), { alcoholSettings: beers(1) });
    const { startDay, measurement } = withDays(both, zonedNow);
    expect([startDay, measurement.measuredDay]).toEqual(['2026-06-10', '2026-06-10']);
    expect(withDays(r01, zonedNow)).toEqual({ ...r01, startDay: '2026-06-10' });
    expect(withDays(measured(), zonedNow)).toMatchObject({
      startDay: '',
      measurement: { measuredDay: '2026-06-10', isDayChosen: false },
    });
  });

  it('leaves what is not begun without one, and the model as it is', () => {
    expect(withDays(empty, zonedNow)).toBe(empty);
    const nothing = measured({ value: null });
    expect(withDays(nothing, zonedNow)).toBe(nothing);
  });

  it('begins an evening with drinks without alcohol too', () => {
    const model = withFlat(empty, { alcoholSettings: drunk({ beer: { amount: 1, percent: 0 } }) });
    expect(withDays(model, zonedNow).startDay).toBe('2026-06-10');
  });
});
