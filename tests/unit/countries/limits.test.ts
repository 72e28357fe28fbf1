import { describe, expect, it } from 'vitest';
import file from '@/content/limits.json';
import { applicableLimit, type LimitChoice } from '@/lib/countries/applicable-limit';
import { hasDriverClasses } from '@/lib/countries/driver-classes';
import { defaultCountry } from '@/lib/countries/default-country';
import { countryLimits } from '@/lib/countries/limits';
import { regionOf } from '@/lib/countries/region-of';
import { siteByCode } from '@/lib/site/sites';
import specLimits from '../../fixtures/spec-values/limits.json';

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

describe('applicableLimit', () => {
  const figures = (permille: number, noviceOrProfessionalPermille: number | null = null) => ({
    permille,
    noviceOrProfessionalPermille,
  });
  const limits = {
    DE: figures(0.5, 0),
    GB: figures(0.8),
    CZ: figures(0),
    XX: figures(Number.NaN),
  };
  const choose = (choice: Partial<LimitChoice>) =>
    applicableLimit(
      { iso2: '', driverClass: 'general', ownLimitPermille: null, ...choice },
      limits,
    );

  it('gives the limit of the country, also a limit of zero', () => {
    expect(choose({ iso2: 'GB' })).toBe(0.8);
    expect(choose({ iso2: 'CZ' })).toBe(0);
  });

  it('gives the lower limit to a new or professional driver where there is one', () => {
    expect(choose({ iso2: 'DE' })).toBe(0.5);
    expect(choose({ iso2: 'DE', driverClass: 'novice' })).toBe(0);
    expect(choose({ iso2: 'GB', driverClass: 'novice' })).toBe(0.8);
  });

  it('puts the visitor’s own limit before that of any country', () => {
    expect(choose({ iso2: 'DE', driverClass: 'novice', ownLimitPermille: 0.25 })).toBe(0.25);
    expect(choose({ iso2: 'GB', ownLimitPermille: 0 })).toBe(0);
  });

  it('falls back when no country is selected or it is not listed', () => {
    expect(choose({ iso2: '' })).toBe(specLimits.fallbackPermille);
    expect(choose({ iso2: 'FR' })).toBe(specLimits.fallbackPermille);
    expect(choose({ iso2: 'toString' })).toBe(specLimits.fallbackPermille);
  });

  it('falls back when the limit is not numeric', () => {
    expect(choose({ iso2: 'XX' })).toBe(specLimits.fallbackPermille);
  });

  it('knows where there are two classes of drivers', () => {
    expect(hasDriverClasses(limits.DE)).toBe(true);
    expect(hasDriverClasses(limits.GB)).toBe(false);
    expect(hasDriverClasses(figures(0.2, 0.2))).toBe(false);
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
