import { describe, expect, it } from 'vitest';
import file from '@/content/limits.json';
import { countryLimits, regionLimits } from '@/lib/countries/limits';
import { regionOf } from '@/lib/countries/region-of';

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
