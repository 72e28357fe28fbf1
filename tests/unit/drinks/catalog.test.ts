import { describe, expect, it } from 'vitest';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { defaultServing, drinkKind } from '@/lib/drinks/servings';
import { servingVariants, type ServingVariant } from '@/lib/drinks/variants';
import specDrinks from '../../fixtures/spec-values/drinks.json';

const types = ['beer', 'wine', 'vodka', 'other'] as const;

/** Strengths that are not those of the specification: ADR 18. */
const departures: Partial<Record<string, number>> = {
  'cn vodka': 52,
  'fr wine': 13,
  'es wine': 13,
  'it wine': 13,
};

describe.each(servingVariants)('drinkCatalog(%s)', (variant) => {
  const catalog = drinkCatalog(variant);

  it('asks for the drinks in the order of the market, other last', () => {
    expect(catalog.typeOrder).toEqual(specDrinks.typeOrder[variant]);
  });

  it('orders servings in the unit of the market', () => {
    expect(catalog.defaultUnitType).toBe(specDrinks.defaultUnitType[variant]);
  });

  it.each(types)('starts %s with the strength of the specification', (type) => {
    const percent = departures[`${variant} ${type}`] ?? specDrinks.percent[variant][type];
    expect(drinkKind(catalog, type).defaultAbvHint).toBe(percent);
  });

  it.each(types)('starts %s with the usual serving of the market', (type) => {
    const { capacityInMl } = defaultServing(catalog, type);
    expect(capacityInMl).toBe(specDrinks.defaultCapacityMl[variant][type]);
  });

  it('carries no notes on sources to the browser', () => {
    expect(JSON.stringify(catalog)).not.toMatch(/"(?:source|confidence)"/);
  });
});

describe('drinkCatalog', () => {
  it('rounds US ounces of 29.57 ml to whole millilitres', () => {
    const catalog = drinkCatalog('en');
    const ounces = types.flatMap((type) =>
      drinkKind(catalog, type).items.flatMap(({ name, capacityInMl }) => {
        const amount = /\(([\d.]+)\u00a0oz\)/.exec(name)?.[1];
        return amount ? [[amount, capacityInMl]] : [];
      }),
    );
    expect(Object.fromEntries(ounces)).toEqual(specDrinks.ouncesMl);
  });

  it('refuses a variant that has no servings', () => {
    expect(() => drinkCatalog('xx' as ServingVariant)).toThrow(
      'uninitialised alcohol locale model: xx',
    );
    expect(() => drinkCatalog('constructor' as ServingVariant)).toThrow(/uninitialised/);
  });
});
