import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPlus } from '@/lib/calendar/local-day';
import { cautiousMinOf, minuteAt, phaseAt } from '@/lib/evening/evening-at';
import { isEvening, type Evening } from '@/lib/evening/evening';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { fromSharedMeasurement, toSharedMeasurement } from '@/lib/evening/shared-measurement';
import type { ZonedNow } from '@/lib/calendar/zone';
import { withDays } from '@/lib/evening/start-day';
import type { CalculatorModel } from '@/lib/model/model';
import { decodeMeasurementCode, encodeMeasurementCode } from '@/lib/share/measurement-code';
import { zoneOf } from '../calendar/zones';
import { anyEntries, anyLimitPermille, anyMoment, law, withoutDays } from './any-entries';
import { empty, limitOf, overLink } from './entries';

const DAY_MS = 24 * 60 * 60_000;
const zones = (...names: string[]) => fc.constantFrom(...names.map(zoneOf));
const steadyZone = zones('UTC', 'Asia/Tokyo', 'Asia/Kathmandu', 'Pacific/Kiritimati');
const anyZone = fc.oneof(
  steadyZone,
  zones('Europe/Warsaw', 'America/New_York', 'Australia/Lord_Howe'),
);

/** The evening of entries; discards a random case without one. */
function opened(model: CalculatorModel, limitPermille: number, zonedNow: ZonedNow): Evening {
  const evening = calculateEvening(model, limitOf(limitPermille), zonedNow);
  fc.pre(isEvening(evening));
  return evening as Evening;
}

const cautiousMs = (evening: Evening) => evening.startMs + cautiousMinOf(evening) * 60_000;

it('the entries of these laws are evenings, most of them, of both kinds', () => {
  const kinds = fc.sample(anyEntries, 500).map((model) => {
    const evening = calculateEvening(model, limitOf(0.2), { zone: zoneOf('UTC'), nowMs: 0 });
    return isEvening(evening) ? evening.kind : evening;
  });
  const count = (kind: string) => kinds.filter((found) => found === kind).length;
  expect(count('drinks')).toBeGreaterThan(200);
  expect(count('measurement')).toBeGreaterThan(80);
});

describe('opening entries with a day', () => {
  law(
    'at any two moments gives the same evening',
    [anyEntries, anyLimitPermille, anyZone, anyMoment, anyMoment],
    (model, limit, zone, one, other) => {
      const first = opened(model, limit, { zone, nowMs: one });
      const second = opened(model, limit, { zone, nowMs: other });
      expect(second).toEqual(first);
      expect(cautiousMs(second)).toBe(cautiousMs(first));
      expect(first.isDayKnown).toBe(true);
    },
  );

  law(
    'at any moment gives what was given when they got it',
    [anyEntries, anyZone, anyMoment, anyMoment],
    (entries, zone, begun, later) => {
      const undated = withoutDays(entries);
      const dated = withDays(undated, { zone, nowMs: begun });
      const first = opened(undated, 0.2, { zone, nowMs: begun });
      const second = opened(dated, 0.2, { zone, nowMs: later });
      expect({ ...second, isDayKnown: false }).toEqual(first);
    },
  );
});

describe('shifting everything by whole days', () => {
  const anyDays = fc.integer({ min: -400, max: 400 });

  law(
    'shifts every instant by as many',
    [anyEntries, anyLimitPermille, steadyZone, anyMoment, anyDays],
    (model, limit, zone, nowMs, days) => {
      const shifted = {
        ...model,
        startDay: dayPlus(model.startDay, days),
        measurement: {
          ...model.measurement,
          measuredDay: dayPlus(model.measurement.measuredDay, days),
        },
      };
      const before = opened(model, limit, { zone, nowMs });
      const after = opened(shifted, limit, { zone, nowMs: nowMs + days * DAY_MS });
      expect(after).toEqual({ ...before, startMs: before.startMs + days * DAY_MS });
      const shiftedMin = minuteAt(after, nowMs + days * DAY_MS);
      expect(phaseAt(after, shiftedMin)).toBe(phaseAt(before, minuteAt(before, nowMs)));
    },
  );

  law(
    'shifts the day that is decided by as many',
    [anyEntries, steadyZone, anyMoment, anyDays],
    (entries, zone, nowMs, days) => {
      const model = withoutDays(entries);
      const before = withDays(model, { zone, nowMs });
      const after = withDays(model, { zone, nowMs: nowMs + days * DAY_MS });
      const { measuredDay } = before.measurement;
      expect(after).toEqual({
        ...before,
        startDay: before.startDay && dayPlus(before.startDay, days),
        measurement: { ...before.measurement, measuredDay: dayPlus(measuredDay, days) },
      });
    },
  );
});

describe('a link', () => {
  /** Entries after a round trip through a link, as another visitor receives them. */
  function received(model: CalculatorModel): CalculatorModel {
    if (model.entryMode === 'drinks') return overLink(model);
    const sent = toSharedMeasurement(model, 'PL');
    const shared = sent && decodeMeasurementCode(encodeMeasurementCode(sent));
    if (!shared) throw new Error('Undecodable');
    return fromSharedMeasurement(shared, { ...empty, age: 71 }, true);
  }

  law(
    'opens as the evening that was sent, whenever',
    [anyEntries, anyLimitPermille, anyZone, anyMoment, anyMoment],
    (model, limit, zone, sentMs, openedMs) => {
      const sent = opened(model, limit, { zone, nowMs: sentMs });
      const there = opened(received(model), limit, { zone, nowMs: openedMs });
      expect(there).toEqual(sent);
    },
  );

  law(
    'without a day opens by the moment, as the entries do',
    [anyEntries, anyZone, anyMoment],
    (entries, zone, nowMs) => {
      const model = withoutDays(entries);
      const sent = opened(model, 0.2, { zone, nowMs });
      const there = opened(received(model), 0.2, { zone, nowMs });
      expect(there).toEqual(sent);
      expect(there.isDayKnown).toBe(false);
    },
  );
});
