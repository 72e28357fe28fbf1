import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { defaultDrinks } from '@/lib/model/defaults';
import { drinkTypes, perDrinkType, type Sittings } from '@/lib/model/model';

/** Whether something was drunk from a glass that the catalog does not have (saved-drink.ts). */
export function hasOwnServing(model: Sittings, catalog: DrinkCatalog): boolean {
  return [model, ...model.addedSittings].some(({ alcoholSettings }) =>
    drinkTypes.some((type) => {
      const { amount, servingItemId } = alcoholSettings[type];
      return amount > 0 && !servingById(catalog, type, servingItemId);
    }),
  );
}

/**
 * The drinks where glasses are those of another catalog. A drink with an amount never changes; the
 * others get the usual glass.
 */
export function withServingsOf(
  catalog: DrinkCatalog,
  { alcoholSettings, addedSittings }: Sittings,
): Pick<Sittings, 'alcoholSettings' | 'addedSittings'> {
  const usual = defaultDrinks(catalog);
  const fitted = (drinks: Sittings['alcoholSettings']) =>
    perDrinkType((type) => (drinks[type].amount > 0 ? drinks[type] : usual[type]));
  return {
    alcoholSettings: fitted(alcoholSettings),
    addedSittings: addedSittings.map((sitting) => ({
      ...sitting,
      alcoholSettings: fitted(sitting.alcoholSettings),
    })),
  };
}
