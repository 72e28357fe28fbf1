import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { defaultModel } from '@/lib/model/defaults';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { mergeSaved, savedForm } from '@/lib/model/saved';
import { flat } from '../../flat';
import { glass } from '../evening/entries';

const au = drinkCatalog('au');
const nz = drinkCatalog('nz');
const gb = drinkCatalog('gb');
const fr = drinkCatalog('fr');

/** What is read, with the glasses of a catalog, of what was saved. */
const reopened = (saved: unknown, catalog: DrinkCatalog) =>
  mergeSaved(JSON.parse(JSON.stringify(saved)), catalog, defaultModel(catalog, 'metric'));

/** Two big bottles of beer and two glasses of wine, as New Zealand has them (content/servings). */
const bigBottles = { ...glass('beer-745', 'Big bottle (745\u00a0ml)', 745, 5.5), amount: 2 };
const wine = { ...glass('wine-150', 'Glass (150\u00a0ml)', 150, 12.5), amount: 2 };
const saved = { alcoholSettings: { beer: bigBottles, wine } };

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue(undefined));

describe('a drink whose glass the country of now does not have', () => {
  it('is the same after any number of visits, and back at home that of the list', () => {
    const abroad = [au, gb, au].reduce(
      (model, catalog) => reopened(savedForm(model), catalog),
      reopened(saved, nz),
    );
    expect(flat(abroad).alcoholSettings).toMatchObject({ beer: bigBottles, wine });
    const { beer, wine: glasses } = flat(reopened(savedForm(abroad), nz)).alcoholSettings;
    expect([beer, glasses]).toEqual([bigBottles, wine]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is kept in an added sitting, and in what was counted', () => {
    const { amount, ...counted } = bigBottles;
    const addedSittings = [
      {
        timeStartInH24: '12:00',
        timeFinishInH24: '13:00',
        dayShift: 0,
        alcoholSettings: { beer: { ...bigBottles, amount: 1, countedAs: counted } },
      },
    ];
    expect(amount).toBe(2);
    expect(flat(reopened({ ...saved, addedSittings }, au)).addedSittings).toMatchObject(
      addedSittings,
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it('is that of the country of now if nothing was drunk, without a warning', () => {
    const { alcoholSettings } = flat(
      reopened({ alcoholSettings: { beer: { ...bigBottles, amount: 0 } } }, au),
    );
    expect(alcoholSettings.beer).toEqual(flat(defaultModel(au, 'metric')).alcoholSettings.beer);
    expect(warn).not.toHaveBeenCalled();
  });

  it('stays centilitres where the row of own amounts counts millilitres', () => {
    const centilitres = { ...glass('wine-custom', 'Autre quantité (cl)', 10, 12), amount: 75 };
    const french = reopened({ alcoholSettings: { wine: centilitres } }, fr);
    expect(flat(french).alcoholSettings.wine).toEqual(centilitres);
    for (const model of [french, reopened(savedForm(french), gb)]) {
      const { alcoholSettings } = flat(reopened(savedForm(model), gb));
      expect(alcoholSettings.wine).toEqual({
        ...centilitres,
        servingItemId: 'wine-custom 10 ml',
      });
    }
  });

  it.each([
    ['no name', { servingItemName: undefined }],
    ['an empty name', { servingItemName: ' ' }],
    ['a name of another type', { servingItemName: 7 }],
    ['a very long name', { servingItemName: 'x'.repeat(81) }],
    ['half a letter as its name', { servingItemName: 'Pint \ud800' }],
    ['a line break in its name', { servingItemName: 'Pint\n(568 ml)' }],
    ['no capacity', { servingItemCapacityInMl: undefined }],
    ['a capacity of nothing', { servingItemCapacityInMl: 0 }],
    ['a capacity beyond what links hold', { servingItemCapacityInMl: 5001 }],
    ['a fraction of a millilitre', { servingItemCapacityInMl: 0.5 }],
    ['a capacity in words', { servingItemCapacityInMl: '745' }],
    ['no id', { servingItemId: undefined }],
    ['the id of another type of drink', { servingItemId: 'wine-745' }],
    ['the name of a prototype as its id', { servingItemId: '__proto__' }],
  ])('is refused with a warning if it has %s', (_, change) => {
    const { alcoholSettings } = flat(
      reopened({ alcoholSettings: { beer: { ...bigBottles, ...change }, wine } }, au),
    );
    expect(alcoholSettings.beer).toEqual(flat(defaultModel(au, 'metric')).alcoholSettings.beer);
    expect(alcoholSettings.wine).toMatchObject({ amount: 2 });
    expect(warn.mock.calls[0]?.[0]).toContain('beer (unknown serving)');
  });
});
