import { describe, expect, it } from 'vitest';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { calculatorSetup } from '@/lib/drinks/setup';
import { servingVariantsOf, variantForRegion } from '@/lib/drinks/variants';
import { siteByCode, siteCodes } from '@/lib/site/sites';

describe('servingVariantsOf', () => {
  it('gives the English site five lists, its own first', () => {
    expect(servingVariantsOf('en')[0]).toBe('en');
    expect([...servingVariantsOf('en')].sort()).toEqual(['au', 'en', 'gb', 'metric', 'nz']);
  });

  it.each(siteCodes.filter((code) => code !== 'en'))('gives %s only its own list', (code) => {
    expect(servingVariantsOf(code)).toEqual([code]);
  });
});

it('keeps the rows of the exported page in every country of the English site', () => {
  const orders = Object.values(calculatorSetup(siteByCode('en')).catalogs).map(
    ({ typeOrder }) => typeOrder,
  );
  expect(orders).toEqual(Array(5).fill(['beer', 'vodka', 'wine', 'other']));
});

describe('variantForRegion', () => {
  it.each([
    [null, 'en'],
    ['', 'en'],
    ['US', 'en'],
    ['CA', 'en'],
    ['PR', 'en'],
    ['US-UT', 'en'],
    ['GB-SCT', 'gb'],
    ['IN', 'metric'],
    ['SG', 'metric'],
    ['PL', 'metric'],
    ['constructor', 'metric'],
    ['GB', 'gb'],
    ['IE', 'gb'],
    ['MT', 'gb'],
    ['ZA', 'gb'],
    ['AU', 'au'],
    ['NZ', 'nz'],
  ])('serves %s on the English site from the list %s', (region, variant) => {
    expect(variantForRegion('en', region)).toBe(variant);
    expect(servingVariantsOf('en')).toContain(variant);
  });

  // A reader of English in Poland or Singapore orders half a litre, not twelve ounces.
  it('serves millilitres where English has no list of the country', () => {
    const kinds = Object.values(drinkCatalog(variantForRegion('en', 'PL')).types);
    const names = kinds.flatMap(({ items }) => items.map(({ name }) => name));
    for (const name of names) expect(name).toMatch(/ml\)$/);
  });

  it('keeps the list of any other site whatever the region', () => {
    expect(variantForRegion('de', 'GB')).toBe('de');
    expect(variantForRegion('pl', 'AU')).toBe('pl');
  });
});
