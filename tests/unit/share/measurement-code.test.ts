import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measurementUnits } from '@/lib/model/measurement';
import { toBase62 } from '@/lib/share/base62';
import { packFields } from '@/lib/share/mixed-radix';
import {
  decodeMeasurementCode,
  encodeMeasurementCode,
  type SharedMeasurement,
} from '@/lib/share/measurement-code';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';
import { measurementsIn } from './link-fixtures';
import { measurementSizes, measurementWithoutCheck } from './link-number';
import { digits } from './mistyped';
import { anyMeasurement, anyShared } from './shared-arbitrary';
import { law, lawOf } from '../law';

/** Links from before there were days, countries and checks. */
const links = measurementsIn('measurements');
const usual = links[0]!;

const codeOf = (fields: number[]) => `0${toBase62(packFields(fields, measurementSizes))}`;
const codeBeforeChecks = (measurement: SharedMeasurement) =>
  measurementWithoutCheck(encodeMeasurementCode(measurement));

describe('measurement codes', () => {
  it.each(links.map((link) => [link.what, link] as const))('of old links hold: %s', (_, link) => {
    expect(decodeMeasurementCode(link.code)).toEqual(link.measurement);
    expect(decodeMeasurementCode(link.code)).not.toHaveProperty('startDay');
    expect(decodeMeasurementCode(link.code)).not.toHaveProperty('iso2');
    expect(codeBeforeChecks(link.measurement)).toBe(link.code);
  });

  it('are six in the fixture, one of each unit', () => {
    expect(links.map(({ measurement }) => measurement.unit)).toEqual([...measurementUnits]);
  });

  law(
    'give back every measurement, with and without a day and a country',
    [anyMeasurement],
    (measurement) => {
      const code = encodeMeasurementCode(measurement);
      expect(code).toMatch(/^0[0-9A-Za-z]{1,13}$/);
      expect(decodeMeasurementCode(code)).toEqual(measurement);
    },
  );

  law(
    'are never read as a calculation, nor the other way round',
    [anyMeasurement, anyShared],
    (measurement, shared) => {
      expect(decodeShareCode(encodeMeasurementCode(measurement))).toBeNull();
      expect(decodeMeasurementCode(encodeShareCode(shared))).toBeNull();
    },
  );

  const anyText = fc
    .array(fc.constantFrom(...digits), { maxLength: 40 })
    .map((signs) => signs.join(''));
  lawOf(5000)(
    'and those of calculations have no text in common, whatever it is',
    [anyText],
    (text) => {
      for (const code of [text, `0${text.slice(0, 8)}`]) {
        const [measurement, calculation] = [decodeMeasurementCode(code), decodeShareCode(code)];
        expect(measurement && calculation).toBeNull();
        if (measurement) {
          expect([encodeMeasurementCode(measurement), codeBeforeChecks(measurement)]).toContain(
            code,
          );
        }
      }
    },
  );

  // The fields of a valid measurement: 0.80 permille at 23:30, last drink 23:10.
  it.each([
    ['a value of zero', [0, 0, 0, 2330, 2310]],
    ['a unit that nobody knows', [0, 6, 80, 2330, 2310]],
    ['a measurement at 12:60', [0, 0, 80, 1260, 2310]],
    ['a last drink at 12:99', [0, 0, 80, 2330, 1299]],
  ])('of %s cannot be read', (_, fields) => {
    expect(decodeMeasurementCode(codeOf([0, 0, 80, 2330, 2310]))).toEqual(usual.measurement);
    expect(decodeMeasurementCode(codeOf(fields))).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['the zero alone', '0'],
    ['no zero', usual.code.slice(1)],
    ['a second zero', `0${usual.code}`],
    ['four digits more', `${usual.code}zzzz`],
    ['one digit more than there can be', `0${'z'.repeat(14)}`],
    ['another character', `${usual.code.slice(0, -1)}-`],
    ['a very long text', `0${'A'.repeat(100_000)}`],
  ])('of %s cannot be read', (_, code) => expect(decodeMeasurementCode(code)).toBeNull());

  it('leave nothing over above the fields', () => {
    // The first number that is too large for the fields: 2 x 16 x 1000 x 2360 x 2360.
    const capacity = 2n * 16n * 1000n * 2360n * 2360n;
    expect(decodeMeasurementCode(`0${toBase62(capacity + 1_000n)}`)).toBeNull();
  });

  it.each([
    ['zero', { value: 0 }],
    ['above the highest', { value: 10 }],
    ['between two steps', { value: 0.805 }],
    ['not a number', { value: NaN }],
    ['at no time', { timeMeasured: '24:00' }],
    ['after no time', { timeLastDrink: '' }],
    ['on no day', { startDay: '2026-02-30' }],
    ['on an empty day', { startDay: '' }],
    ['of a country in small letters', { iso2: 'pl' }],
    ['of a country of three letters', { iso2: 'POL' }],
    ['of an empty country', { iso2: '' }],
  ])('are not made of a value %s', (_, change) => {
    expect(() => encodeMeasurementCode({ ...usual.measurement, ...change })).toThrow(RangeError);
  });
});
