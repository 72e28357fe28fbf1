import { describe, expect, it } from 'vitest';
import file from '@/content/limits.json';
import { countryLimits, regionLimits } from '@/lib/countries/limits';
import { regionOf } from '@/lib/countries/place-code';

describe('countryLimits', () => {
  it('has every row, without what is for editors', () => {
    expect(countryLimits).toHaveLength(file.countries.length);
    expect(regionLimits).toHaveLength(file.regions.length);
    for (const { breath, anyForbidden, onlyAbove, ...row } of [...countryLimits, ...regionLimits]) {
      expect(row).not.toHaveProperty('note');
      expect(breath ?? {}).not.toHaveProperty('source');
      for (const mark of [anyForbidden, onlyAbove]) expect(mark ?? true).toBe(true);
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
  ])('finds the region of %s', (tag, region) => expect(regionOf(tag)).toBe(region));

  it.each(['en', '', 'zh-Hans', 'es-419', 'de-x-AT', 'ca-valencia', 'en-u-rg-gbzzzz', 'x', '-GB'])(
    'finds none in "%s"',
    (tag) => expect(regionOf(tag)).toBeNull(),
  );
});
