import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { drinkTypes, type Sittings } from '@/lib/model/model';

/** Whether something was drunk from a glass that the catalog does not have (saved-drink.ts). */
export function hasOwnServing(model: Sittings, catalog: DrinkCatalog): boolean {
  return [model, ...model.addedSittings].some(({ alcoholSettings }) =>
    drinkTypes.some((type) => {
      const { amount, servingItemId } = alcoholSettings[type];
      return amount > 0 && !servingById(catalog, type, servingItemId);
    }),
  );
}
