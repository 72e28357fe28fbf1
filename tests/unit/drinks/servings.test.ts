import { describe, expect, it } from 'vitest';
import {
  defaultServing,
  drinkKind,
  servingById,
  type DrinkCatalog,
  type Serving,
} from '@/lib/drinks/servings';
import { perDrinkType, type DrinkType } from '@/lib/model/model';

const glass: Serving = {
  id: 'glass',
  name: 'Glass',
  capacityInMl: 150,
  default: true,
  isCustom: false,
};
const bottle: Serving = { ...glass, id: 'bottle', name: 'Bottle', default: false };

function catalogOf(items: readonly Serving[]): DrinkCatalog {
  return {
    variant: 'en',
    defaultUnitType: 'ml',
    typeOrder: ['beer', 'wine', 'vodka', 'other'],
    types: perDrinkType((type) => ({ type, name: `My ${type}`, defaultAbvHint: 12, items })),
  };
}

const catalog = catalogOf([bottle, glass]);

describe('a catalog', () => {
  it('gives the default serving wherever it stands in the list', () => {
    expect(defaultServing(catalog, 'wine')).toBe(glass);
  });

  it('refuses a type without default item', () => {
    expect(() => defaultServing(catalogOf([bottle]), 'beer')).toThrow(
      'Alcohol type without default item: beer',
    );
  });

  it('gives undefined for an id that is not on the list', () => {
    expect(servingById(catalog, 'beer', 'bottle')).toBe(bottle);
    expect(servingById(catalog, 'beer', 'barrel')).toBeUndefined();
  });

  it.each(['cider', 'toString'])('refuses the unknown type %s', (type) => {
    expect(() => drinkKind(catalog, type as DrinkType)).toThrow(`Unknown alcohol type: ${type}`);
  });
});
