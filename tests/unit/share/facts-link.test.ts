import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromBase62, toBase62 } from '@/lib/share/base62';
import {
  decodeMeasurementCode,
  encodeMeasurementCode,
  type SharedMeasurement,
} from '@/lib/share/measurement-code';
import type { SharedModel } from '@/lib/share/shared-rules';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';
import { belowCheck, belowMeasurementCheck } from './link-number';
import { readOfMistyped } from './mistyped';
import { anyDay, anyFacts, anySharedWithFacts } from './shared-arbitrary';

const fixture = <T>(name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../fixtures/share/${name}.json`, import.meta.url), 'utf8'),
  ) as T[];
const links = fixture<{ what: string; code: string; model: SharedModel }>('facts-links');
const measurements = fixture<{ what: string; code: string; measurement: SharedMeasurement }>(
  'facts-measurements',
);
const usual = links[0]!;
const usualMeasurement = measurements[0]!.measurement;
const laterCount = (model: SharedModel) => model.laterSittings?.length ?? 0;

const seed = 20261124;
const drinkCodes = [
  ...links.map(({ code }) => code),
  ...fc.sample(anySharedWithFacts, { numRuns: 40, seed }).map(encodeShareCode),
];
const measurementCodes = [
  ...measurements.map(({ code }) => code),
  ...fc
    .sample(fc.tuple(anyDay, anyFacts), { numRuns: 200, seed })
    .map(([startDay, facts]) => encodeMeasurementCode({ ...usualMeasurement, startDay, facts })),
];

describe('a link with facts', () => {
  it.each(links.map((link) => [link.what, link] as const))('holds: %s', (_, link) => {
    expect(encodeShareCode(link.model)).toBe(link.code);
    expect(decodeShareCode(link.code)).toEqual(link.model);
  });

  it.each(measurements.map((link) => [link.what, link] as const))(
    'to a measurement: %s',
    (_, link) => {
      expect(encodeMeasurementCode(link.measurement)).toBe(link.code);
      expect(decodeMeasurementCode(link.code)).toEqual(link.measurement);
    },
  );

  it('is fourteen in the fixtures', () => {
    expect([links.length, measurements.length]).toEqual([9, 5]);
  });

  it('holds any facts', () => {
    fc.assert(
      fc.property(anySharedWithFacts, (model) => {
        expect(decodeShareCode(encodeShareCode(model))).toEqual(model);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const measurement = { ...usualMeasurement, facts };
        expect(decodeMeasurementCode(encodeMeasurementCode(measurement))).toEqual(measurement);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the link without facts if everything is given and no place is sent', () => {
    const facts = { place: '', driverClass: 'general' as const, open: [] };
    const model = { ...usual.model, facts: undefined };
    expect(encodeShareCode({ ...model, facts: { ...facts, givenEnds: ['both'] } })).toBe(
      encodeShareCode(model),
    );
    const measurement = { ...usualMeasurement, facts: undefined };
    expect(encodeMeasurementCode({ ...measurement, facts })).toBe(
      encodeMeasurementCode(measurement),
    );
  });

  it.each(['pl', 'PLX', 'GB-', 'GB-sct', 'GB-ABCD', '-SCT', 'GB SCT'])(
    'is not made with the place "%s"',
    (place) => {
      const facts = { ...usual.model.facts!, place };
      expect(() => encodeShareCode({ ...usual.model, facts })).toThrow(RangeError);
      expect(() => encodeMeasurementCode({ ...usualMeasurement, facts })).toThrow(RangeError);
    },
  );

  it('is not made with the ends of more or fewer sittings than it has', () => {
    for (const givenEnds of [[], ['both' as const, 'none' as const]]) {
      const facts = { ...usual.model.facts!, givenEnds };
      expect(() => encodeShareCode({ ...usual.model, facts })).toThrow(RangeError);
    }
  });

  it('is refused with any other check', () => {
    const otherCheck = (value: bigint, below: bigint, by: number) => {
      const check = (value / below) % 3844n;
      return value + (((check + BigInt(by)) % 3844n) - check) * below;
    };
    fc.assert(
      fc.property(anySharedWithFacts, fc.integer({ min: 1, max: 3843 }), (model, by) => {
        const value = fromBase62(encodeShareCode(model))!;
        const other = otherCheck(value, belowCheck(laterCount(model)), by);
        expect(decodeShareCode(toBase62(other))).toBeNull();
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 3843 }), (facts, by) => {
        const code = encodeMeasurementCode({ ...usualMeasurement, facts });
        const other = otherCheck(fromBase62(code.slice(1))!, belowMeasurementCheck, by);
        expect(decodeMeasurementCode(`0${toBase62(other)}`)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('is, for one sitting, at most 44 digits and letters, and 20 for a measurement', () => {
    const lengths = (codes: readonly string[]) => codes.map(({ length }) => length);
    const single = links.filter(({ model }) => laterCount(model) === 0).map(({ code }) => code);
    expect(Math.max(...lengths(single))).toBeLessThanOrEqual(44);
    expect(Math.max(...lengths(measurementCodes))).toBeLessThanOrEqual(20);
  });
});

describe('every wrong letter, lost, doubled or swapped one, of a link with facts', () => {
  // 1 in 3843 passes the check.
  it.each([
    ['calculation', 'every other', 50_000],
    ['calculation', 'two swapped', 1000],
    ['calculation', 'one lost', 1000],
    ['calculation', 'one doubled', 1000],
    ['measurement', 'every other', 50_000],
    ['measurement', 'two swapped', 1000],
    ['measurement', 'one lost', 1000],
    ['measurement', 'one doubled', 1000],
  ] as const)('to a %s, %s: fewer than 1 in 1000 are read', (kind, how, least) => {
    const codes = kind === 'calculation' ? drinkCodes : measurementCodes;
    const { read, of } = readOfMistyped(codes, how);
    expect(of).toBeGreaterThan(least);
    expect(read / of).toBeLessThan(0.001);
  });
});
