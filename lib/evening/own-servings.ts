import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { defaultDrinks } from '@/lib/model/defaults';
import { drunkIn, mapDrinks } from '@/lib/model/drinks';
import type { Sittings } from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';

/** Whether something was drunk from a glass that the catalog does not have (saved-drink.ts). */
export function hasOwnServing({ sittings }: Sittings, catalog: DrinkCatalog): boolean {
  return sittings.some((sitting) =>
    drunkIn(sitting).some(({ type, servingItemId }) => !servingById(catalog, type, servingItemId)),
  );
}

/** The drinks with the glasses of another catalog, but for those that were drunk. */
export function withServingsOf(
  catalog: DrinkCatalog,
  { sittings }: Sittings,
): Pick<Sittings, 'sittings'> {
  const usual = defaultDrinks(catalog);
  return {
    sittings: mapAll(sittings, (sitting) => ({
      ...sitting,
      drinks: mapDrinks(sitting.drinks, (kind, type) => (kind.amount > 0 ? kind : usual[type][0])),
    })),
  };
}
