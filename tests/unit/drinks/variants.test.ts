import { describe, expect, it } from 'vitest';
import { servingVariantsOf, variantForRegion } from '@/lib/drinks/variants';
import { siteCodes } from '@/lib/site/sites';

describe('servingVariantsOf', () => {
  it('gives the English site four lists, its own first', () => {
    expect(servingVariantsOf('en')[0]).toBe('en');
    expect([...servingVariantsOf('en')].sort()).toEqual(['au', 'en', 'gb', 'nz']);
  });

  it.each(siteCodes.filter((code) => code !== 'en'))('gives %s only its own list', (code) => {
    expect(servingVariantsOf(code)).toEqual([code]);
  });
});

describe('variantForRegion', () => {
  it.each([
    ['US', 'en'],
    ['CA', 'en'],
    ['IN', 'en'],
    ['SG', 'en'],
    ['PL', 'en'],
    ['GB', 'gb'],
    ['IE', 'gb'],
    ['MT', 'gb'],
    ['ZA', 'gb'],
    ['AU', 'au'],
    ['NZ', 'nz'],
  ])('serves %s on the English site from the list %s', (region, variant) => {
    expect(variantForRegion('en', region)).toBe(variant);
  });

  it('serves the US list when the region is not known', () => {
    expect(variantForRegion('en', null)).toBe('en');
    expect(variantForRegion('en', '')).toBe('en');
    expect(variantForRegion('en', 'constructor')).toBe('en');
  });

  it('keeps the list of any other site whatever the region', () => {
    expect(variantForRegion('de', 'GB')).toBe('de');
    expect(variantForRegion('pl', 'AU')).toBe('pl');
  });

  it('gives only lists that the site carries', () => {
    for (const region of ['US', 'GB', 'IE', 'MT', 'ZA', 'AU', 'NZ']) {
      expect(servingVariantsOf('en')).toContain(variantForRegion('en', region));
    }
  });
});
