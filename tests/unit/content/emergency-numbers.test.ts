import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import emergencyNumbers from '@/content/emergency-numbers.json';
import { emergencyNumberOf } from '@/lib/countries/emergency-number';
import { countryLimits } from '@/lib/countries/limits';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const schema = v.strictObject({
  note: text,
  sources: v.record(
    text,
    v.strictObject({
      name: text,
      /** Of the text, or when it was read. */
      date: v.pipe(v.string(), v.isoDate()),
      url: v.pipe(v.string(), v.url()),
    }),
  ),
  countries: v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    v.union([
      v.strictObject({ number: v.pipe(v.string(), v.regex(/^\d{3,5}$/)), source: text }),
      v.strictObject({ number: v.null() }),
    ]),
  ),
});
const file = v.parse(schema, emergencyNumbers);

describe('content/emergency-numbers.json', () => {
  it('has a row for every country of limits.json and no other', () => {
    expect(Object.keys(file.countries).sort()).toEqual(
      countryLimits.map(({ iso2 }) => iso2).sort(),
    );
  });

  it('names the source of every number, and no other', () => {
    const used = Object.values(file.countries).flatMap((row) =>
      'source' in row ? [row.source] : [],
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(file.sources).sort());
  });

  it.each([
    ['PL', '112'],
    ['US', '911'],
    ['GB', '999'],
    ['AU', '000'],
    ['JP', '119'],
    ['CN', '120'],
    ['BR', '192'],
  ])('has the number of %s', (iso2, number) => expect(emergencyNumberOf(iso2)).toBe(number));

  it.each(['KE', 'AO', 'VN'])('has no number for %s, of which no official text was found', (iso2) =>
    expect(emergencyNumberOf(iso2)).toBeNull(),
  );

  it.each(['ZZ', '', 'constructor'])('stops the build for %j, which has no row', (iso2) => {
    expect(() => emergencyNumberOf(iso2)).toThrow(/^No row for /);
  });
});
