import { drinkKind, servingById, type DrinkCatalog, type Serving } from '@/lib/drinks/servings';
import { bounds, percentBounds } from '@/lib/model/bounds';
import { mapDrinks, servingFields, withoutAmounts } from '@/lib/model/drinks';
import {
  drinkTypes,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type EveningEntries,
} from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';
import { repeatOf } from './new-evening';
import { hasRoom, withKinds, lastSitting, nextDrinkSetting } from './planned-sittings';

/**
 * The drinks of a shared result as a new evening with the servings of the visitor's catalog. Types
 * without an amount keep the visitor's strength and serving.
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

/** Adds the visitor's serving for the next drink: in the custom row it would count a millilitre. */
function withNextGlass(
  entries: EveningEntries,
  type: DrinkType,
  glass: AlcoholSetting,
): EveningEntries {
  if (!hasRoom(entries)) return entries;
  const { index, drinks } = lastSitting(entries);
  return withKinds(entries, index, type, [...drinks[type], glass]);
}

/** The strength in tenths of a percent, as it is entered. */
function tenthsOf(percent: number): number {
  return Math.round(percent * 10);
}

function customServing(catalog: DrinkCatalog, type: DrinkType): Serving {
  const serving = drinkKind(catalog, type).items.find(({ isCustom }) => isCustom);
  if (!serving) throw new Error(`Alcohol type without custom item: ${type}`);
  return serving;
}

/**
 * Converts a drink of a link to one that can be entered and saved. A serving that is not in the
 * catalog, or a strength that the pickers do not offer, becomes an amount of the custom row with
 * the same alcohol, rounded up: at its strength, the maximum of the picker, or the minimum at which
 * the volume fits. Over a kilogram of alcohol is clamped.
 * @throws {Error} if the catalog has no custom row
 */
function fitToCatalog(
  setting: AlcoholSetting,
  catalog: DrinkCatalog,
  type: DrinkType,
): AlcoholSetting {
  const { percent, amount, servingItemId, servingItemCapacityInMl } = setting;
  const { max: maxPercent } = percentBounds[type];
  if (servingById(catalog, type, servingItemId) && percent <= maxPercent) return setting;
  const custom = customServing(catalog, type);
  const { capacityInMl } = custom;
  const { max: maxAmount } = bounds.amount;

  const volumeMl = amount * servingItemCapacityInMl;
  const alcohol = volumeMl * tenthsOf(percent);
  const minTenths = Math.ceil(alcohol / (maxAmount * capacityInMl));
  const tenths = Math.min(Math.max(tenthsOf(percent), minTenths), tenthsOf(maxPercent));
  // Avoids a division by zero for drinks without alcohol.
  const rowsMl = tenths === tenthsOf(percent) ? volumeMl : alcohol / tenths;
  return {
    percent: tenths / 10,
    ...servingFields(custom),
    amount: Math.min(Math.ceil(rowsMl / capacityInMl), maxAmount),
  };
}
