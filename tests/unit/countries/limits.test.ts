import { describe, expect, it } from 'vitest';
import { defaultCountry } from '@/lib/countries/default-country';
import { limitPermilleOf } from '@/lib/countries/limit-permille-of';
import { countryLimits } from '@/lib/countries/limits';
import { regionOf } from '@/lib/countries/region-of';
import { siteByCode } from '@/lib/site/sites';
import specLimits from '../../fixtures/spec-values/limits.json';

describe('countryLimits', () => {
  it('carries a row as the file has it, without the editors’ note', () => {
    expect(countryLimits.find((row) => row.iso2 === 'GB')).toEqual({
      iso2: 'GB',
      permille: 0.8,
      noviceOrProfessionalPermille: null,
      confirmed: true,
      source: expect.stringContaining('WHO 2018'),
      checkedOn: '2026-11-21',
      caveat: { key: 'scotland', permille: 0.5 },
    });
  });
});

describe('limitPermilleOf', () => {
  const limits = { PL: 0.2, GB: 0.8, CZ: 0, XX: Number.NaN };

  it('gives the limit of the country, also a limit of zero', () => {
    expect(limitPermilleOf('GB', limits)).toBe(0.8);
    expect(limitPermilleOf('CZ', limits)).toBe(0);
  });

  it('falls back when no country is selected or it is not listed', () => {
    expect(limitPermilleOf('', limits)).toBe(specLimits.fallbackPermille);
    expect(limitPermilleOf('FR', limits)).toBe(specLimits.fallbackPermille);
    expect(limitPermilleOf('toString', limits)).toBe(specLimits.fallbackPermille);
  });

  it('falls back when the limit is not numeric', () => {
    expect(limitPermilleOf('XX', limits)).toBe(specLimits.fallbackPermille);
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
