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
const unknown = 'cider' as DrinkType;

describe('drinkKind', () => {
  it('finds the kind', () => {
    expect(drinkKind(catalog, 'wine').name).toBe('My wine');
  });

  it('refuses an unknown type, also one that every object has', () => {
    expect(() => drinkKind(catalog, unknown)).toThrow('Unknown alcohol type: cider');
    expect(() => drinkKind(catalog, 'toString' as DrinkType)).toThrow('Unknown alcohol type');
  });
});

describe('defaultServing', () => {
  it('finds the default wherever it stands in the list', () => {
    expect(defaultServing(catalog, 'wine')).toBe(glass);
  });

  it('refuses a type without default item', () => {
    expect(() => defaultServing(catalogOf([bottle]), 'beer')).toThrow(
      'Alcohol type without default item: beer',
    );
  });

  it('refuses an unknown type', () => {
    expect(() => defaultServing(catalog, unknown)).toThrow('Unknown alcohol type: cider');
  });
});

describe('servingById', () => {
  it('finds a serving of the type', () => {
    expect(servingById(catalog, 'beer', 'bottle')).toBe(bottle);
  });

  it('gives undefined for an id that is not on the list', () => {
    expect(servingById(catalog, 'beer', 'barrel')).toBeUndefined();
  });

  it('refuses an unknown type', () => {
    expect(() => servingById(catalog, unknown, 'glass')).toThrow('Unknown alcohol type: cider');
  });
});
