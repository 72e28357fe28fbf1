import { describe, expect, it } from 'vitest';
import { countryLimits, regionLimits } from '@/lib/countries/limits';
import { resultCountries } from '@/lib/i18n/country-facts';
import { siteByCode, siteCodes, sites, type SiteCode } from '@/lib/site/sites';

const lawsOf = (code: SiteCode) =>
  resultCountries(siteByCode(code)).flatMap(({ iso2, penalties }) =>
    penalties ? [{ iso2, ...penalties }] : [],
  );
const limitOf = new Map([...countryLimits, ...regionLimits].map((limit) => [limit.iso2, limit]));

describe('content/penalties', () => {
  it.each(
    Object.entries({
      en: ['AU', 'CA', 'GB', 'GB-SCT', 'IE', 'NZ', 'US', 'US-UT'],
      pl: ['CZ', 'DE', 'GB', 'PL'],
      de: ['AT', 'CH', 'DE'],
      es: ['CL', 'CO', 'EC', 'ES', 'MX', 'UY'],
      fr: ['BE', 'CA', 'CH', 'FR', 'LU'],
      br: ['BR', 'PT'],
      ru: ['BY', 'KZ', 'RU'],
      it: ['CH', 'IT'],
      cz: ['CZ', 'SK'],
      jp: ['GB', 'JP', 'US'],
      cn: ['CN'],
    }) as [SiteCode, string[]][],
  )('tells on the site %s of %s', (code, countries) => {
    expect(
      lawsOf(code)
        .map(({ iso2 }) => iso2)
        .sort(),
    ).toEqual(countries);
  });

  const laws = siteCodes.flatMap((code) =>
    lawsOf(code).map((law) => [code, law.iso2, law] as const),
  );

  it.each(sites)('links to the law of the first country of $code', ({ code, countries }) => {
    const own = lawsOf(code).find(({ iso2 }) => iso2 === countries[0]);
    expect(own?.url).toMatch(/^https?:\/\//);
  });

  it.each(laws)('of %s says which law of %s it is', (_, __, law) => {
    expect(law.asOf).toMatch(/20[12]\d/);
    expect(law).not.toHaveProperty('checkedOn');
    // Unverified parts have their own field, not the source.
    expect(law.source).not.toMatch(/neověř|not verified|nicht geprüft/i);
  });

  it.each(laws)('of %s begins in %s no later than its limit', (_, iso2, { bands: [first] }) => {
    const { permille = 0, onlyAbove = false } = limitOf.get(iso2) ?? {};
    expect(first?.fromPermille).toBeLessThanOrEqual(permille);
    if (first?.fromPermille === 0) expect(first.isAbove).toBe(true);
    else if (onlyAbove && first?.fromPermille === permille) expect(first.isAbove).toBe(true);
  });

  const ofClass = laws.filter(([, , { noviceBands }]) => noviceBands);

  it.each(ofClass)(
    'of %s begins in %s for new drivers no later than their limit',
    (_, iso2, law) => {
      const [first] = law.noviceBands ?? [];
      const { noviceOrProfessionalPermille } = limitOf.get(iso2) ?? {};
      expect(first?.fromPermille).toBeLessThanOrEqual(noviceOrProfessionalPermille ?? NaN);
      if (first?.fromPermille === 0) expect(first.isAbove).toBe(true);
      // What everybody has to expect of the highest level, they have to expect too.
      expect(law.noviceBands?.at(-1)?.fromPermille).toBe(law.bands.at(-1)?.fromPermille);
    },
  );

  it('says of the Czech law that it is the one before 2026, and what was not checked', () => {
    const czech = lawsOf('cz').find(({ iso2 }) => iso2 === 'CZ');
    expect(czech?.asOf).toBe('konce roku 2025');
    expect(czech?.unverified?.replaceAll('\u00a0', ' ')).toMatch(
      /k 1\. lednu 2026 měnil .* § 274 .* neověřili/,
    );
  });
});
