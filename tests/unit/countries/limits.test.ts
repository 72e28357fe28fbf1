import { describe, expect, it } from 'vitest';
import file from '@/content/limits.json';
import { defaultCountry, isCountryGuessed, limitChoice } from '@/lib/countries/default-country';
import { countryLimits, regionLimits } from '@/lib/countries/limits';
import { regionOf } from '@/lib/countries/region-of';
import { siteByCode, type SiteCode } from '@/lib/site/sites';

describe('countryLimits', () => {
  it('carries every row as the file has it, without what is for editors', () => {
    expect(countryLimits).toHaveLength(file.countries.length);
    expect(regionLimits).toHaveLength(file.regions.length);
    for (const limit of [...countryLimits, ...regionLimits]) {
      const { breath, anyForbidden, onlyAbove, caveat, ...others } = limit;
      const row = [...file.countries, ...file.regions].find(({ iso2 }) => iso2 === limit.iso2);
      expect(row).toMatchObject(breath ? { ...others, breath } : others);
      expect(row?.caveat?.key).toBe(caveat?.key);
      expect(row && 'anyForbidden' in row).toBe(anyForbidden ?? false);
      expect(row && 'onlyAbove' in row).toBe(onlyAbove ?? false);
      expect(row && 'breath' in row).toBe(breath !== null);
      expect(limit).not.toHaveProperty('note');
      expect(breath ?? {}).not.toHaveProperty('source');
    }
  });

  it('names the region of a caveat with the limit of that region', () => {
    const caveatOf = (code: string) => countryLimits.find(({ iso2 }) => iso2 === code)?.caveat;
    expect(caveatOf('GB')).toEqual({ key: 'scotland', region: 'GB-SCT', permille: 0.5 });
    expect(caveatOf('US')).toEqual({ key: 'utah', region: 'US-UT', permille: 0.5 });
    expect(caveatOf('CA')).toEqual({ key: 'provinces', permille: 0.4 });
  });
});

describe('defaultCountry', () => {
  const guess = (siteCode: SiteCode, region: string | null, zoneCountry = '') =>
    defaultCountry(siteByCode(siteCode), { region, zoneCountry });

  it('takes the browser’s region when the site has it, whatever the time zone', () => {
    expect(guess('en', 'IE')).toBe('IE');
    expect(guess('de', 'AT')).toBe('AT');
    expect(guess('en', 'GB', 'PL')).toBe('GB');
  });

  it('takes the country of the time zone when the browser names no region', () => {
    expect(guess('en', '', 'PL')).toBe('PL');
    expect(guess('en', null, 'PL')).toBe('PL');
  });

  it('takes the first country of the site when neither tells, or the region is not the site’s', () => {
    expect(guess('pl', 'GB')).toBe('PL');
    expect(guess('en', 'PL')).toBe('US');
    expect(guess('de', 'US', 'PL')).toBe('DE');
    expect(guess('cz', null)).toBe('CZ');
    expect(guess('br', '')).toBe('BR');
  });

  it('refuses a site without countries', () => {
    expect(() =>
      defaultCountry({ code: 'en', countries: [] }, { region: 'GB', zoneCountry: 'GB' }),
    ).toThrow('Site without countries: en');
  });
});

describe('isCountryGuessed', () => {
  const laws = { PL: { permille: 0.2, noviceOrProfessionalPermille: null } };
  it.each([
    ['', null, true],
    ['ZZ', null, true],
    ['PL', null, false],
    ['', 0.1, false],
  ])('country %j and own limit %j: %j', (selectedCountryId, ownLimitPermille, isGuessed) => {
    expect(isCountryGuessed({ selectedCountryId, ownLimitPermille }, laws)).toBe(isGuessed);
  });
});

describe('limitChoice', () => {
  const laws = { PL: { permille: 0.2, noviceOrProfessionalPermille: null } };
  const chosen = (selectedCountryId: string) =>
    limitChoice(
      { selectedCountryId, driverClass: 'novice', ownLimitPermille: 0.1 },
      siteByCode('de'),
      { region: 'AT', zoneCountry: '' },
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
