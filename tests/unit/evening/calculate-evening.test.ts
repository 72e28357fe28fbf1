import { describe, expect, it } from 'vitest';
import { isEvening } from '@/lib/evening/evening';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { sinceLastDrinkMin } from '@/lib/evening/calculate-measured';
import { utc, utcZone, zoneOf } from '../calendar/zones';
import { added, drunk, empty, limitOf, m02, measured, opened, r01 } from './entries';
import { referenceForecast, sittingsCase } from '../bac/golden';
import { withFlat } from '../../flat';

const zonedNow = { zone: utcZone, nowMs: utc('2026-06-10T22:00') };

describe('an evening of drinks', () => {
  const dated = { ...r01, startDay: '2026-06-10' };

  it('has the start, the limit, what was calculated, and the forecast of the golden case', () => {
    const evening = opened(dated);
    expect(evening).toEqual({
      kind: 'drinks',
      startMs: utc('2026-06-10T21:00'),
      isDayKnown: true,
      // 559 and 659 minutes, up to the next five minutes of the clock.
      said: { driveMin: 560, soberMin: 660, limitMin: null },
      limit: limitOf(0.2),
      input: {
        sittings: [{ startMin: 0, finishMin: 120, grams: expect.closeTo(59.175, 9) }],
        foodWhileDrinking: 2,
        gender: 0,
        ageYears: 39,
        heightCm: 178,
        weightKg: 78,
        limitPermille: 0.2,
        waitPermille: 0.2,
      },
      forecast: referenceForecast('R01'),
    });
  });

  it('is the golden case of several sittings', () => {
    const { forecast, startMs } = opened({ ...m02, startDay: '2026-06-10' });
    expect(startMs).toBe(utc('2026-06-10T12:00'));
    expect(forecast).toEqual(sittingsCase('M02').forecast);
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])('lies on any day: %s', (startDay) => {
    // A date field has such years while typing; the nights before and after must work too.
    const addedSittings = [added('19:00', '20:00', 0), added('01:00', '02:00', 1)];
    const model = withFlat(r01, { startDay, timeFinishInH24: '00:30', addedSittings });
    expect(opened(model).forecast).toMatchObject({ lastFinishMin: 420 });
    const before = withFlat(r01, { startDay, addedSittings: [added('23:30', '23:50', -1)] });
    // Until 23:00.
    expect(opened(before).forecast).toMatchObject({ lastFinishMin: 1410 });
    const measurement = measured({
      measuredDay: startDay,
      timeLastDrinkInH24: '23:50',
      isLastDrinkDayBefore: true,
    });
    expect(opened(measurement).forecast).toMatchObject({ sinceLastDrinkMin: 1420 });
  });
});

describe('no evening', () => {
  it.each([
    ['nothing entered', empty],
    ['a value that is not there', measured({ value: null })],
    ['a value of zero', measured({ value: 0, measuredDay: '2026-06-10' })],
    ['drinks, but a value is asked for', { ...r01, entryMode: 'measurement' as const }],
  ])('is empty: %s', (_, model) => {
    const none = calculateEvening(model, limitOf(0.2), zonedNow);
    expect(none).toBe('empty');
    expect(isEvening(none)).toBe(false);
  });

  it('is without alcohol when all that was entered has 0 %, in any sitting', () => {
    const settings = drunk({ beer: { amount: 2, percent: 0 } });
    const first = withFlat(empty, { alcoholSettings: settings });
    const later = withFlat(empty, {
      addedSittings: [{ ...added('23:30', '23:50', 0), alcoholSettings: settings }],
    });
    expect(calculateEvening(first, limitOf(0.2), zonedNow)).toBe('noAlcohol');
    expect(calculateEvening(later, limitOf(0.2), zonedNow)).toBe('noAlcohol');
  });

  it('is too long over 72 hours from first to last, by the clock', () => {
    const from = (start: string) => withFlat(r01, { addedSittings: [added(start, '23:30', -3)] });
    expect(calculateEvening(from('22:59'), limitOf(0.2), zonedNow)).toBe('tooLong');
    // 23:00 to 23:00 three days later.
    expect(opened(from('23:00')).forecast.lastFinishMin).toBe(72 * 60);
  });

  // Issue 27, rule 2: the last sip after the test is not taken as nearly a day before it.
  it('is not that of a measurement that may have been before the last drink', () => {
    const after = measured({ timeLastDrinkInH24: '23:40' });
    expect(calculateEvening(after, limitOf(0.2), zonedNow)).toBe('lastDrinkAfter');
    const confirmed = measured({ timeLastDrinkInH24: '23:40', isLastDrinkDayBefore: true });
    expect(opened(confirmed).forecast).toMatchObject({ sinceLastDrinkMin: 1430 });
    // The evening before, measured in the morning.
    const morning = measured({ timeMeasuredInH24: '16:00', timeLastDrinkInH24: '22:00' });
    expect(opened(morning).forecast).toMatchObject({ sinceLastDrinkMin: 18 * 60 });
  });
});

describe('minutes since the last drink', () => {
  it.each([
    ['23:30', '2026-06-10T23:30', 'UTC', 0, 'none, at the measurement'],
    ['23:10', '2026-06-10T23:30', 'UTC', 20, 'those between'],
    ['23:40', '2026-06-10T23:30', 'UTC', 1430, 'of the day before'],
    ['00:00', '2026-06-10T23:30', 'UTC', 1410, 'of the same day'],
    // 01:50 CEST is 23:50Z, 23:00 CEST 21:00Z, 03:10 CET is 02:10Z.
    ['01:50', '2026-10-25T02:10', 'Europe/Warsaw', 140, 'an hour more in the night they go back'],
    ['23:00', '2026-10-25T02:10', 'Europe/Warsaw', 310, 'an hour more in the night they go back'],
    // 02:40 is 00:40Z and 01:40Z; it is 01:10Z, the second 02:10, and then 02:10Z.
    ['02:40', '2026-10-25T01:10', 'Europe/Warsaw', 30, 'from the last of two equal times'],
    ['02:40', '2026-10-25T02:10', 'Europe/Warsaw', 30, 'from the last of two equal times'],
    // 01:50 CET is 00:50Z, 03:10 CEST is 01:10Z.
    ['01:50', '2026-03-29T01:10', 'Europe/Warsaw', 20, 'an hour less in the night they go ahead'],
    // A skipped time; as much later it is 03:30, 01:30Z: before a measurement at 03:50.
    ['02:30', '2026-03-29T01:10', 'Europe/Warsaw', 40, 'by the clock from a time that was skipped'],
    ['02:30', '2026-03-29T01:50', 'Europe/Warsaw', 20, 'by the clock from a time that was skipped'],
  ])('from %s to %s UTC in %s are %i: %s', (timeLastDrinkInH24, measuredAt, zoneName, expected) => {
    const at = { zone: zoneOf(zoneName), nowMs: 0 };
    const model = measured({ timeLastDrinkInH24 });
    expect(sinceLastDrinkMin(model, utc(measuredAt), at)).toBe(expected);
  });
});
