import { describe, expect, it } from 'vitest';
import file from '@/content/limits.json';
import { defaultCountry, limitChoice } from '@/lib/countries/default-country';
import { countryLimits } from '@/lib/countries/limits';
import { regionOf } from '@/lib/countries/region-of';
import { siteByCode } from '@/lib/site/sites';

describe('countryLimits', () => {
  it('carries every row as the file has it, without what is for editors', () => {
    expect(countryLimits).toHaveLength(file.countries.length);
    for (const limit of countryLimits) {
      const { breath, ...others } = limit;
      const row = file.countries.find(({ iso2 }) => iso2 === limit.iso2);
      expect(row).toMatchObject(breath ? limit : others);
      expect(row && 'breath' in row).toBe(breath !== null);
      expect(limit).not.toHaveProperty('note');
      expect(breath ?? {}).not.toHaveProperty('source');
    }
  });
});

describe('defaultCountry', () => {
  it('takes the browser’s region when the site has it', () => {
    expect(defaultCountry(siteByCode('en'), 'IE')).toBe('IE');
    expect(defaultCountry(siteByCode('de'), 'AT')).toBe('AT');
  });

  it('takes the first country of the site when it has not', () => {
    expect(defaultCountry(siteByCode('pl'), 'GB')).toBe('PL');
    expect(defaultCountry(siteByCode('en'), 'PL')).toBe('US');
  });

  it('takes the first country when the region is not known', () => {
    expect(defaultCountry(siteByCode('cz'), null)).toBe('CZ');
    expect(defaultCountry(siteByCode('br'), '')).toBe('BR');
  });

  it('refuses a site without countries', () => {
    expect(() => defaultCountry({ code: 'en', countries: [] }, 'GB')).toThrow(
      'Site without countries: en',
    );
  });
});

describe('limitChoice', () => {
  const laws = { PL: { permille: 0.2, noviceOrProfessionalPermille: null } };
  const chosen = (selectedCountryId: string) =>
    limitChoice(
      { selectedCountryId, driverClass: 'novice', ownLimitPermille: 0.1 },
      siteByCode('de'),
      'AT',
      laws,
    );

  it('keeps any country of the list, also one where the language is not spoken', () => {
    expect(chosen('PL')).toEqual({ iso2: 'PL', driverClass: 'novice', ownLimitPermille: 0.1 });
  });

  it.each(['', 'ZZ', 'pl', '__proto__', 'constructor'])(
    'falls back to the default country from %j, which is not on the list',
    (selectedCountryId) => {
      expect(chosen(selectedCountryId).iso2).toBe('AT');
    },
  );
});

describe('regionOf', () => {
  it.each([
    ['en-GB', 'GB'],
    ['en-gb', 'GB'],
    ['zh-Hans-CN', 'CN'],
    ['zh-yue-HK', 'HK'],
    ['ca-ES-valencia', 'ES'],
    ['en-US-u-hc-h12', 'US'],
    ['haw-US', 'US'],
  ])('finds the region of %s', (tag, region) => {
    expect(regionOf(tag)).toBe(region);
  });

  it.each(['en', '', 'zh-Hans', 'es-419', 'de-x-AT', 'ca-valencia', 'en-u-rg-gbzzzz', 'x', '-GB'])(
    'finds none in "%s"',
    (tag) => {
      expect(regionOf(tag)).toBeNull();
    },
  );
});
