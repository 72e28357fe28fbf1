import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeMeasurementCode,
  encodeMeasurementCode,
  isUncheckedMeasurement,
} from '@/lib/share/measurement-code';
import { decodeShareCode, encodeShareCode, isUncheckedCode } from '@/lib/share/share-code';
import { linksIn } from './link-fixtures';
import {
  anyDay,
  anyFacts,
  anyMeasurement,
  anySharedDated,
  anySharedWithFacts,
} from './shared-arbitrary';

/** How a link opens; null if it is refused. */
function openingOf(code: string): 'checked' | 'unchecked' | null {
  const shared = decodeShareCode(code);
  if (shared) return isUncheckedCode(code, shared) ? 'unchecked' : 'checked';
  const measurement = decodeMeasurementCode(code);
  if (!measurement) return null;
  return isUncheckedMeasurement(code) ? 'unchecked' : 'checked';
}

/** All beginnings of a code, without the whole. */
const beginningsOf = (code: string) => [...code].map((_, length) => code.slice(0, length));

// A fixed seed: 1 in 3843 cut links has the right check by chance.
const options = { numRuns: 100, seed: 20261124 };
const measurements = fc.sample(fc.tuple(anyMeasurement, anyDay, anyFacts), options);
const measurementCodes = measurements.map(([measurement, startDay]) =>
  encodeMeasurementCode({ iso2: 'PL', ...measurement, startDay }),
);
const measurementCodesWithFacts = measurements.map(([measurement, startDay, facts]) =>
  encodeMeasurementCode({ ...measurement, startDay, facts }),
);
const drinkCodes = fc.sample(anySharedDated, options).map(encodeShareCode);
const drinkCodesWithFacts = fc.sample(anySharedWithFacts, options).map(encodeShareCode);

describe('a link that was cut off', () => {
  it.each([
    ['drinks', drinkCodes],
    ['a measurement', measurementCodes],
    ['drinks with facts', drinkCodesWithFacts],
    ['a measurement with facts', measurementCodesWithFacts],
  ])('to %s is refused, or opens as unchecked', (_, codes) => {
    expect(codes.map(openingOf)).toEqual(codes.map(() => 'checked'));
    const cut = codes.flatMap(beginningsOf);
    expect(cut.length).toBeGreaterThan(1000);
    expect(cut.filter((code) => openingOf(code) === 'checked')).toEqual([]);
  });

  // Zero, then at most seven digits: 2 x 16 x 1000 x 2360 x 2360 is less than 62 to the 7th.
  it('to a measurement is refused when it is longer than those from before there were checks', () => {
    const cut = measurementCodes.flatMap(beginningsOf).filter(({ length }) => length > 8);
    expect(cut.length).toBeGreaterThan(400);
    expect(cut.filter((code) => openingOf(code) !== null)).toEqual([]);
  });

  it('may still open as another measurement, which is why that is said', () => {
    const cut = measurementCodes.flatMap(beginningsOf);
    expect(cut.filter((code) => openingOf(code) === 'unchecked').length).toBeGreaterThan(50);
  });
});

describe('a whole link', () => {
  it.each(['dated-links', 'dated-measurements'])('of %s opens as checked', (name) => {
    for (const { code } of linksIn(name)) expect(openingOf(code)).toBe('checked');
  });

  it.each(['links', 'measurements'])('of %s, from before there were checks, opens', (name) => {
    for (const { code } of linksIn(name)) expect(openingOf(code)).toBe('unchecked');
  });
});
