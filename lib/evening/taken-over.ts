import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { mapDrinks, withoutAmounts } from '@/lib/model/drinks';
import {
  drinkTypes,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type EveningEntries,
} from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';
import { fitToCatalog } from './fit-to-catalog';
import { lastSitting, nextDrinkSetting } from './next-drink';
import { hasRoom, withKinds } from './planned-sittings';
import { repeatOf } from './repeat-evening';

/**
 * The drinks of a shared result as a new evening with the servings of the visitor's catalog. Types
 * without an amount keep the visitor's strength and serving, because the link may have none.
 */
export function takenOver(
  shared: CalculatorModel,
  own: CalculatorModel,
  catalog: DrinkCatalog,
): EveningEntries {
  const notDrunk = withoutAmounts(own.sittings[0].drinks);
  const again = repeatOf(shared);
  const taken: EveningEntries = {
    ...again,
    sittings: mapAll(again.sittings, (sitting) => ({
      ...sitting,
      drinks: mapDrinks(sitting.drinks, (kind, type) =>
        kind.amount > 0 ? fitToCatalog(kind, catalog, type) : notDrunk[type][0],
      ),
    })),
  };
  return drinkTypes.reduce((entries, type) => {
    const [glass] = notDrunk[type];
    const { servingItemId } = nextDrinkSetting(entries, type);
    const isOwnChoice = servingItemId === glass.servingItemId;
    const isInMillilitres = servingById(catalog, type, servingItemId)?.isCustom;
    return isInMillilitres && !isOwnChoice ? withNextGlass(entries, type, glass) : entries;
  }, taken);
}

/**
 * Adds the visitor's serving for the next drink, which in the custom row would count a millilitre.
 */
function withNextGlass(
  entries: EveningEntries,
  type: DrinkType,
  glass: AlcoholSetting,
): EveningEntries {
  if (!hasRoom(entries)) return entries;
  const { index, drinks } = lastSitting(entries);
  return withKinds(entries, index, type, [...drinks[type], glass]);
}
