import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countryOfZone } from '@/lib/countries/zone-countries';
import { sites } from '@/lib/site/sites';
import specLimits from '../../fixtures/spec-values/limits.json';

const text = v.pipe(v.string(), v.nonEmpty(), v.regex(/^\S(?:.*\S)?$/, 'stray space'));
/** Multiples of 0.05, such as 0.25; anything finer or above any legal limit is a typing error. */
const figure = v.pipe(v.number(), v.minValue(0), v.maxValue(0.8));
const limit = v.pipe(
  figure,
  v.check((permille) => Number.isInteger(Number((permille * 20).toFixed(9)))),
);
const regionCode = v.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/);
const caveat = v.union([
  v.strictObject({ key: v.picklist(['anyForbidden', 'noBacLaw']) }),
  v.strictObject({
    key: v.picklist([
      'argentina',
      'mexico',
      'novice',
      'penaltyFrom',
      'provinces',
      'sourcesDiffer',
      'tolerance',
    ]),
    permille: figure,
  }),
  v.strictObject({ key: v.picklist(['scotland', 'utah']), region: v.pipe(v.string(), regionCode) }),
]);
/** What countries and regions have in common. */
const rowFields = {
  permille: limit,
  noviceOrProfessionalPermille: v.nullable(limit),
  breath: v.optional(
    v.strictObject({
      // The maximum legal limit is 0.8 permille, the minimum legal ratio 1875 to 1.
      mgPerL: v.pipe(v.number(), v.minValue(0.05), v.maxValue(0.43)),
      noviceOrProfessionalMgPerL: v.nullable(v.pipe(v.number(), v.minValue(0.05))),
      writtenIn: v.optional(v.literal('ugPer100Ml')),
      source: text,
    }),
  ),
  onlyAbove: v.optional(v.strictObject({ source: text })),
  anyForbidden: v.optional(v.strictObject({ source: text })),
  confirmed: v.boolean(),
  source: text,
  checkedOn: v.pipe(v.string(), v.isoDate()),
  caveat: v.nullable(caveat),
  note: v.string(),
};
const officialHost = /^https:\/\/(?:[a-z0-9-]+\.)*(?:(?:gov|gob|npc)\.[a-z.]+|go\.kr)\//;
/** Utah has no country in its host, provinces of Canada have hosts of their own. */
const regionalHost =
  /^https:\/\/(?:(?:[a-z0-9-]+\.)+gov(?:\.[a-z]+)*|www\.(?:alberta|ontario)\.ca)\//;
const law = (host: RegExp) =>
  v.strictObject({
    source: text,
    date: v.pipe(v.string(), v.isoDate()),
    url: v.pipe(v.string(), v.regex(host)),
  });
const schema = v.strictObject({
  about: text,
  checkedOn: text,
  rule: text,
  region: text,
  breath: text,
  onlyAbove: text,
  anyForbidden: text,
  law: text,
  sources: v.record(text, text),
  caveats: v.record(text, text),
  countries: v.array(
    v.strictObject({
      iso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      ...rowFields,
      law: v.optional(law(officialHost)),
    }),
  ),
  regions: v.array(
    v.strictObject({
      iso2: v.pipe(v.string(), regionCode),
      zones: text,
      ...rowFields,
      confirmed: v.literal(true),
      law: law(regionalHost),
    }),
  ),
});

const raw = readFileSync('content/limits.json', 'utf8');
const file = v.parse(schema, JSON.parse(raw));
const rows = new Map(file.countries.map((row) => [row.iso2, row]));
const allRows = [...file.countries, ...file.regions];

describe('content/limits.json', () => {
  it('lists 85 to 95 countries, each once', () => {
    expect(file.countries.length).toBeGreaterThanOrEqual(85);
    expect(file.countries.length).toBeLessThanOrEqual(95);
    expect(rows.size).toBe(file.countries.length);
  });

  it.each(Object.entries(specLimits.stated))(
    'has the stated limit of %s, confirmed',
    (iso2, permille) => {
      const hint =
        'stated in tests/fixtures/spec-values/limits.json: change both (content/README.md)';
      expect(rows.get(iso2), hint).toMatchObject({ permille, confirmed: true });
    },
  );

  it.each(specLimits.otherEuCountries.iso2)('has the EU limit of 0.5 for %s', (iso2) => {
    const { permille } = specLimits.otherEuCountries;
    expect(rows.get(iso2)).toMatchObject({ permille, confirmed: true });
  });

  it.each(Object.entries(specLimits.unconfirmed))('marks %s as not confirmed', (iso2, permille) => {
    expect(rows.get(iso2)).toMatchObject({ permille, confirmed: false });
  });

  it.each(sites)('knows every country of the site $code', ({ countries }) => {
    for (const iso2 of countries) expect(rows.has(iso2), iso2).toBe(true);
  });

  it('never gives new and professional drivers more than the others', () => {
    for (const { iso2, permille, noviceOrProfessionalPermille } of allRows) {
      expect(noviceOrProfessionalPermille ?? 0, iso2).toBeLessThanOrEqual(permille);
    }
  });

  it('says so wherever a lower limit for some drivers has no other caveat', () => {
    for (const { iso2, caveat: said, noviceOrProfessionalPermille } of allRows) {
      if (noviceOrProfessionalPermille !== null) expect(said, iso2).not.toBeNull();
      if (said?.key === 'novice') expect(said.permille, iso2).toBe(noviceOrProfessionalPermille);
    }
  });

  it.each([
    ['GB', { key: 'scotland', region: 'GB-SCT' }],
    ['US', { key: 'utah', region: 'US-UT' }],
    ['CA', { key: 'provinces', permille: 0.4 }],
    ['MX', { key: 'mexico', permille: 0.8 }],
    ['AR', { key: 'argentina', permille: 0.5 }],
    ['CZ', { key: 'tolerance', permille: 0.24 }],
    ['IS', { key: 'penaltyFrom', permille: 0.5 }],
    ['LT', { key: 'novice', permille: 0 }],
    ['JP', { key: 'anyForbidden' }],
    ['CN', { key: 'anyForbidden' }],
    ['ID', { key: 'noBacLaw' }],
    ['KZ', { key: 'sourcesDiffer', permille: 0.5 }],
  ])('carries the known caveat of %s', (iso2, expected) => {
    expect(rows.get(iso2)?.caveat).toEqual(expected);
  });

  // Codice della strada 186 and RGC 20 "superior(e) a"; Road Traffic Act 1988 s. 5 (GB) and 2010 s.
  // 4 (IE), Land Transport Act 1998 s. 56 (NZ) "exceeds". In all other countries the figure itself
  // is an offence.
  it('has an offence only above the figure in five countries', () => {
    const above = file.countries.filter((row) => row.onlyAbove).map((row) => row.iso2);
    expect(above).toEqual(['ES', 'GB', 'IE', 'IT', 'NZ']);
  });

  // Road Traffic Safety Law of China, article 22; Road Traffic Act of Japan, article 65.
  it('has full clearance before a limit in China and Japan, and says so in their caveats', () => {
    const forbidden = file.countries.filter((row) => row.anyForbidden).map((row) => row.iso2);
    expect(forbidden).toEqual(['CN', 'JP']);
    for (const row of file.countries) {
      expect(row.caveat?.key === 'anyForbidden', row.iso2).toBe(row.anyForbidden !== undefined);
    }
  });

  it('has an official text only beside rows that the specification wants unconfirmed', () => {
    const proven = file.countries.filter((row) => row.law);
    expect(proven.map((row) => [row.iso2, row.law?.date])).toEqual([
      ['AR', '2023-05-03'],
      ['BR', '2012-12-20'],
      ['CN', '2024-08-01'],
      ['KR', '2019-06-25'],
    ]);
    for (const row of proven) expect(row.confirmed, row.iso2).toBe(false);
  });

  it('explains every caveat it uses and no other', () => {
    const used = new Set(file.countries.flatMap((row) => row.caveat?.key ?? []));
    expect(Object.keys(file.caveats).sort()).toEqual([...used].sort());
  });

  // SSI 2014/328; Utah Code 41-6a-502; Ontario Highway Traffic Act 48; Alberta Traffic Safety Act
  // 88.03; British Columbia Motor Vehicle Act 215.41.
  it('has five regions with 0.5, less than their countries, each in zones of its own', () => {
    const codes = file.regions.map(({ iso2 }) => iso2);
    expect(codes).toEqual(['CA-AB', 'CA-BC', 'CA-ON', 'GB-SCT', 'US-UT']);
    for (const { iso2, permille, zones } of file.regions) {
      expect(permille, iso2).toBe(0.5);
      const country = iso2.slice(0, 2);
      expect(rows.get(country)?.permille, iso2).toBeGreaterThan(permille);
      for (const zone of zones.split(' ')) expect(countryOfZone(zone), zone).toBe(country);
    }
  });

  it('pairs blood and breath as a country’s law can: 1875 to 2360 to 1, rounding included', () => {
    for (const { iso2, permille, noviceOrProfessionalPermille: novice, breath } of allRows) {
      if (!breath) continue;
      const ratio = (permille / breath.mgPerL) * 1000;
      expect(ratio, iso2).toBeGreaterThanOrEqual(1875);
      expect(ratio, iso2).toBeLessThanOrEqual(2360);
      if (breath.noviceOrProfessionalMgPerL === null) continue;
      const noviceRatio = ((novice ?? 0) / breath.noviceOrProfessionalMgPerL) * 1000;
      expect(noviceRatio, `${iso2} novice`).toBeGreaterThanOrEqual(2000);
      expect(noviceRatio, `${iso2} novice`).toBeLessThanOrEqual(2300);
    }
  });
});
