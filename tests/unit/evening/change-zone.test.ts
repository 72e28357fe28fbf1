import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneNamed } from '@/lib/calendar/zone';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { inDeviceZone } from '@/lib/evening/change-zone';
import { isEvening } from '@/lib/evening/evening';
import { cautiousMinOf } from '@/lib/evening/evening-at';
import { logDrink } from '@/lib/evening/log-drink';
import { withDays } from '@/lib/evening/start-day';
import { dayPlus } from '@/lib/calendar/local-day';
import type { CalculatorModel } from '@/lib/model/model';
import { utc, zoneOf } from '../calendar/zones';
import { anyEntries, law } from './any-entries';
import { beers, drunk, empty, hours, limitOf, measured } from './entries';
import { flat, withFlat } from '../../flat';

const at = (zoneName: string, now: string) => ({
  zone: zoneOf(zoneName),
  zoneName,
  nowMs: utc(now),
});

/** Start and cautious instant. */
function instants(model: CalculatorModel, zoneName: string, now: string) {
  const evening = calculateEvening(model, limitOf(0.8), at(zoneName, now));
  if (!isEvening(evening)) throw new Error(evening);
  const { startMs } = evening;
  return [startMs, startMs + cautiousMinOf(evening) * 60_000].map((ms) =>
    new Date(ms).toISOString().slice(0, 16),
  );
}

/** Issue 27: 18:00 to 22:00 in New York, six beers. */
const newYork = withDays(
  withFlat(empty, { ...hours('18:00', '22:00'), alcoholSettings: beers(6) }),
  at('America/New_York', '2026-11-21T03:30'),
);

describe('entries of New York', () => {
  const now = '2026-11-21T08:00';

  it('are calculated by the clocks of New York, wherever they are opened', () => {
    expect(newYork.zone).toBe('America/New_York');
    const there = instants(newYork, 'America/New_York', now);
    expect(there[0]).toBe('2026-11-20T23:00');
    expect(instants(newYork, 'Europe/London', now)).toEqual(there);
  });

  it('are shown by the clocks of London, at the same instants', () => {
    const moved = inDeviceZone(newYork, at('Europe/London', now));
    expect(flat(moved)).toMatchObject({
      startDay: '2026-11-20',
      ...hours('23:00', '03:00'),
      zone: 'Europe/London',
      madeIn: 'America/New_York',
    });
    expect(instants(moved, 'Europe/London', now)).toEqual(
      instants(newYork, 'America/New_York', now),
    );
    const back = inDeviceZone(moved, at('America/New_York', now));
    expect(back).toEqual(newYork);
  });

  it('go on in London with the next drink', () => {
    const { sittings } = logDrink(newYork, 'beer', at('Europe/London', '2026-11-21T05:00'));
    const next = { ...newYork, ...sittings };
    expect(instants(next, 'Europe/London', now)[0]).toBe('2026-11-20T23:00');
  });

  it('keep the instant of a measurement too', () => {
    const model = withDays(measured(), at('America/New_York', '2026-11-21T05:00'));
    const moved = inDeviceZone(model, at('Europe/London', now));
    expect(moved.measurement).toMatchObject({
      measuredDay: '2026-11-21',
      timeMeasuredInH24: '04:30',
      timeLastDrinkInH24: '04:10',
    });
    expect(instants(moved, 'Europe/London', now)).toEqual(instants(model, 'America/New_York', now));
  });
});

it('a version without zones gets that of the device, once', () => {
  const old = { ...newYork, zone: '' };
  const known = withDays(old, at('Europe/Warsaw', '2026-11-21T08:00'));
  expect(known.zone).toBe('Europe/Warsaw');
  expect(withDays(known, at('Europe/London', '2026-11-22T08:00')).zone).toBe('Europe/Warsaw');
});

describe('the hour that the clocks show twice', () => {
  // 25 October 2026: at 03:00 in Warsaw, 01:00 UTC, the clocks go back to 02:00.
  it.each([
    ['00:20', '2026-10-25T00:20'],
    ['00:55', '2026-10-25T00:50'],
    ['01:05', '2026-10-25T01:00'],
    ['01:50', '2026-10-25T01:50'],
    ['02:10', '2026-10-25T02:10'],
  ])('a drink logged at %s UTC is drunk then', (time, start) => {
    const now = `2026-10-25T${time}`;
    const { sittings } = logDrink(empty, 'beer', at('Europe/Warsaw', now));
    const model = { ...empty, ...sittings };
    expect(instants(model, 'Europe/Warsaw', now)[0]).toBe(start);
    const opened = inDeviceZone(model, at('Europe/Warsaw', '2026-10-25T09:00'));
    expect(instants(opened, 'Europe/Warsaw', now)).toEqual(instants(model, 'Europe/Warsaw', now));
  });

  it('is not between two drinks that were ten minutes apart', () => {
    let model: CalculatorModel = { ...empty };
    for (const time of ['00:35', '00:55', '01:05', '01:20']) {
      const now = at('Europe/Warsaw', `2026-10-25T${time}`);
      model = { ...model, ...logDrink(model, 'beer', now).sittings };
    }
    const evening = calculateEvening(model, limitOf(0.2), at('Europe/Warsaw', '2026-10-25T01:20'));
    if (!isEvening(evening)) throw new Error(evening);
    // 00:30 to 01:20 UTC.
    expect(evening.forecast.sittings).toMatchObject([{ startMin: 0, finishMin: 50 }]);
  });
});

const zones = ['Europe/Warsaw', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const anyZone = fc.constantFrom(...zones);
law(
  'all entries mean the same instants in every zone',
  [anyEntries, anyZone, anyZone],
  (entered, from, to) => {
    const model = withFlat(entered, {
      alcoholSettings: drunk({ beer: { amount: 1 } }),
      startDay: dayPlus('2026-03-20', Math.abs(entered.age) % 20),
      zone: from,
    });
    const moved = inDeviceZone(model, at(to, '2026-04-20T00:00'));
    const limit = limitOf(0.5);
    expect(calculateEvening(moved, limit, at(to, '2026-04-20T00:00'))).toEqual(
      calculateEvening(model, limit, at(from, '2026-04-20T00:00')),
    );
  },
);

it('the name of a zone is that of the tz database, or an offset', () => {
  expect(zoneNamed('Asia/Kolkata')?.(0)).toBe(330);
  expect(zoneNamed('GMT+02:00')?.(0)).toBe(120);
  expect(zoneNamed('GMT-09:30')?.(0)).toBe(-570);
  expect(zoneNamed('Nowhere/Land')).toBeNull();
});
