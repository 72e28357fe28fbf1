import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase62, toBase62 } from '@/lib/share/base62';
import {
  decodeMeasurementCode,
  encodeMeasurementCode,
  type SharedMeasurement,
} from '@/lib/share/measurement-code';
import type { SharedModel } from '@/lib/share/shared-rules';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';
import { isWhole } from '../../extent';
import refused from '../../fixtures/share/refused.json';
import { linksIn, measurementsIn } from './link-fixtures';
import { belowCheck, belowMeasurementCheck, withoutCheck } from './link-number';
import { isRead, readOfMistyped } from './mistyped';
import {
  anyDay,
  anyFacts,
  anySharedDated,
  anySharedUndated,
  anySharedWithFacts,
} from './shared-arbitrary';
import { law, lawOf } from '../law';

const links = ['dated-links', 'facts-links'].map(linksIn);
const measurements = ['dated-measurements', 'facts-measurements'].map(measurementsIn);
const [usual, usualWithFacts] = links.map(([link]) => link!.model) as [SharedModel, SharedModel];
const [usualMeasurement, measurementWithFacts] = measurements.map(
  ([link]) => link!.measurement,
) as [SharedMeasurement, SharedMeasurement];
const laterCount = (model: SharedModel) => model.laterSittings?.length ?? 0;

/** The same links in every run: all fixtures, and more with a day, without and with facts. */
const options = { numRuns: 5, seed: 20261122 };
const codes = {
  calculation: [
    ...links.flat().map(({ code }) => code),
    ...fc.sample(anySharedDated, options).map(encodeShareCode),
    ...fc.sample(anySharedWithFacts, options).map(encodeShareCode),
  ],
  measurement: [
    ...measurements.flat().map(({ code }) => code),
    ...fc
      .sample(fc.tuple(anyDay, anyFacts), { ...options, numRuns: 250 })
      .flatMap(([startDay, facts]) => [
        encodeMeasurementCode({ ...usualMeasurement, startDay }),
        encodeMeasurementCode({ ...usualMeasurement, startDay, facts }),
      ]),
  ],
};

describe('a link with a check', () => {
  it.each(links.flat())('holds: $what', ({ code, model }) => {
    expect(encodeShareCode(model)).toBe(code);
    expect(decodeShareCode(code)).toEqual(model);
  });

  it.each(measurements.flat())('to a measurement: $what', ({ code, measurement }) => {
    expect(encodeMeasurementCode(measurement)).toBe(code);
    expect(decodeMeasurementCode(code)).toEqual(measurement);
  });

  it('is twenty-eight in the fixtures', () => {
    expect([...links, ...measurements].map(({ length }) => length)).toEqual([8, 9, 6, 5]);
  });

  it.each(refused)('is refused as a $kind: $what', ({ code }) => expect(isRead(code)).toBe(false));

  law('is refused without the check if it has a day', [anySharedDated], (model) => {
    expect(decodeShareCode(withoutCheck(encodeShareCode(model), laterCount(model)))).toBeNull();
  });

  law('without a day is the old link if the check is taken off', [anySharedUndated], (model) => {
    const old = withoutCheck(encodeShareCode(model), laterCount(model));
    expect(decodeShareCode(old)).toEqual(model);
  });

  law('holds any facts', [anySharedWithFacts], (model) => {
    expect(decodeShareCode(encodeShareCode(model))).toEqual(model);
  });

  law('to a measurement holds any facts', [anyFacts], (facts) => {
    const measurement = { ...measurementWithFacts, facts };
    expect(decodeMeasurementCode(encodeMeasurementCode(measurement))).toEqual(measurement);
  });

  it('is the link without facts if everything is given and no place is sent', () => {
    const facts = { place: '', driverClass: 'general' as const, open: [] };
    expect(encodeShareCode({ ...usual, facts: { ...facts, givenEnds: ['both'] } })).toBe(
      encodeShareCode(usual),
    );
    expect(encodeMeasurementCode({ ...usualMeasurement, facts })).toBe(
      encodeMeasurementCode(usualMeasurement),
    );
  });

  it.each(['pl', 'PLX', 'GB-', 'GB-sct', 'GB-ABCD', '-SCT', 'GB SCT'])(
    'is not made with the place "%s"',
    (place) => {
      const facts = { ...usualWithFacts.facts!, place };
      expect(() => encodeShareCode({ ...usualWithFacts, facts })).toThrow(RangeError);
      expect(() => encodeMeasurementCode({ ...usualMeasurement, facts })).toThrow(RangeError);
    },
  );

  it('is not made with the ends of more or fewer sittings than it has', () => {
    for (const givenEnds of [[], ['both' as const, 'none' as const]]) {
      const facts = { ...usualWithFacts.facts!, givenEnds };
      expect(() => encodeShareCode({ ...usualWithFacts, facts })).toThrow(RangeError);
    }
  });

  const otherCheck = (value: bigint, below: bigint, by: number) => {
    const check = (value / below) % 3844n;
    return value + (((check + BigInt(by)) % 3844n) - check) * below;
  };
  const anyChecked = fc.oneof(anySharedDated, anySharedWithFacts);
  const anyOther = fc.integer({ min: 1, max: 3843 });
  lawOf(2000, 2000)('is refused with any other check', [anyChecked, anyOther], (model, by) => {
    const value = fromBase62(encodeShareCode(model))!;
    const other = otherCheck(value, belowCheck(laterCount(model)), by);
    expect(decodeShareCode(toBase62(other))).toBeNull();
  });

  law('to a measurement is refused with any other', [anyFacts, anyOther], (facts, by) => {
    const code = encodeMeasurementCode({ ...measurementWithFacts, facts });
    const other = otherCheck(fromBase62(code.slice(1))!, belowMeasurementCheck, by);
    expect(decodeMeasurementCode(`0${toBase62(other)}`)).toBeNull();
  });

  it('is, for one sitting, at most 44 digits and letters, and 20 for a measurement', () => {
    const longest = (list: readonly string[]) => Math.max(...list.map(({ length }) => length));
    const single = links.flat().filter(({ model }) => laterCount(model) === 0);
    expect(longest(single.map(({ code }) => code))).toBeLessThanOrEqual(44);
    expect(longest(codes.measurement)).toBeLessThanOrEqual(20);
  });
});

describe('every wrong letter, lost, doubled or swapped one', () => {
  // 1 in 3843 passes the check, 0.026 %; without the check 3 % and 20 % opened another result.
  it.each([
    ['calculation', 'every other', 50_000],
    ['calculation', 'two swapped', 1000],
    ['calculation', 'one lost', 1000],
    ['calculation', 'one doubled', 1000],
    ['measurement', 'every other', 50_000],
    ['measurement', 'two swapped', 1000],
    ['measurement', 'one lost', 1000],
    ['measurement', 'one doubled', 1000],
  ] as const)('of a %s, %s: fewer than 1 in 1000 are read', (kind, how, least) => {
    // Of 61 other letters at each place, the fixtures and a tenth of the measurements are enough.
    const enough = { calculation: links.flat().length, measurement: 60 }[kind];
    const tried = how === 'every other' && !isWhole ? codes[kind].slice(0, enough) : codes[kind];
    const { read, of } = readOfMistyped(tried, how);
    expect(of).toBeGreaterThan(least);
    expect(read / of).toBeLessThan(0.001);
  });
});

describe('the day of a link', () => {
  it.each(['2025-01-01', '2028-02-29', '2125-01-01'])('can be %s', (startDay) => {
    const model = { ...usual, startDay };
    const measurement = { ...usualMeasurement, startDay };
    expect(decodeShareCode(encodeShareCode(model))).toEqual(model);
    expect(decodeMeasurementCode(encodeMeasurementCode(measurement))).toEqual(measurement);
  });

  it.each(['2024-12-31', '2125-01-02', '0001-01-01', '1970-01-01', '9999-12-31'])(
    'is left out when it is %s',
    (startDay) => {
      const undated = { ...usual, startDay: undefined };
      const code = encodeShareCode({ ...usual, startDay });
      expect(code).toBe(encodeShareCode(undated));
      expect(decodeShareCode(code)).toEqual(undated);
      const undatedMeasurement = { ...usualMeasurement, startDay: undefined };
      const measurementCode = encodeMeasurementCode({ ...usualMeasurement, startDay });
      expect(measurementCode).toBe(encodeMeasurementCode(undatedMeasurement));
      expect(decodeMeasurementCode(measurementCode)).toEqual(undatedMeasurement);
    },
  );
});
