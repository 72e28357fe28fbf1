import { expect, it } from 'vitest';
import { defaultServing, drinkKind, type DrinkCatalog, type Serving } from '@/lib/drinks/servings';
import type { DrinkType } from '@/lib/model/model';
import { usCatalog } from '../../fixtures/saved-models/catalogs';

const ofBeers = (items: readonly Serving[]): DrinkCatalog => ({
  ...usCatalog,
  types: { ...usCatalog.types, beer: { ...usCatalog.types.beer, items } },
});

// Ids that are not on the list: tests/unit/evening/kept-evening.
it('a catalog gives the default serving wherever it stands, and refuses a type without one', () => {
  const reversed = [...usCatalog.types.beer.items].reverse();
  expect(defaultServing(ofBeers(reversed), 'beer')).toBe(defaultServing(usCatalog, 'beer'));
  const attempt = () => defaultServing(ofBeers([]), 'beer');
  expect(attempt).toThrow('Alcohol type without default item: beer');
});

it.each(['cider', 'toString'])('a catalog refuses the unknown type %s', (type) => {
  const attempt = () => drinkKind(usCatalog, type as DrinkType);
  expect(attempt).toThrow(`Unknown alcohol type: ${type}`);
});
