import { maxLaterSittings } from '@/lib/bac';
import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import {
  drinkTypes,
  perDrinkType,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type EnteredSitting,
  type EveningEntries,
} from '@/lib/model/model';
import { fitToCatalog } from './fit-to-catalog';
import { lastPeriod, nextDrinkIndex, nextDrinkSetting } from './next-drink';
import { repeatOf } from './repeat-evening';
import { withAmounts, withAnotherKind } from './sitting-changes';

/**
 * Turns the drinks of a shared result into a new evening with the servings of the visitor's
 * catalog. Types without an amount keep the visitor's strength and serving, because the link may
 * have none.
 * @param shared the displayed result
 * @param own the visitor's current entries
 */
export function takenOver(
  shared: CalculatorModel,
  own: CalculatorModel,
  catalog: DrinkCatalog,
): EveningEntries {
  const notDrunk = withAmounts(own, () => 0);

  function ownDrinks({ alcoholSettings }: EnteredSitting): EnteredSitting['alcoholSettings'] {
    return perDrinkType((type) => {
      const setting = alcoholSettings[type];
      return setting.amount > 0 ? fitToCatalog(setting, catalog, type) : notDrunk[type];
    });
  }

  const again = repeatOf(shared);
  const taken = {
    ...again,
    alcoholSettings: ownDrinks(shared),
    addedSittings: again.addedSittings.map((sitting) => ({
      ...sitting,
      alcoholSettings: ownDrinks(sitting),
    })),
  };
  return drinkTypes.reduce<EveningEntries>((entries, type) => {
    const { servingItemId } = nextDrinkSetting(entries, type);
    const isOwnChoice = servingItemId === notDrunk[type].servingItemId;
    const isInMillilitres = servingById(catalog, type, servingItemId)?.isCustom;
    return isInMillilitres && !isOwnChoice ? withNextGlass(entries, type, notDrunk[type]) : entries;
  }, taken);
}

/**
 * Adds an entry with the visitor's serving for the next drink of a type: in the custom row it would
 * count as one more millilitre.
 */
function withNextGlass(
  entries: EveningEntries,
  type: DrinkType,
  glass: AlcoholSetting,
): EveningEntries {
  if (entries.addedSittings.length >= maxLaterSittings) return entries;
  const divided = withAnotherKind(entries, lastPeriod(entries).index, type);
  const place = nextDrinkIndex(divided, type) - 1;
  const addedSittings = divided.addedSittings.map((sitting, index) =>
    index === place
      ? { ...sitting, alcoholSettings: { ...sitting.alcoholSettings, [type]: glass } }
      : sitting,
  );
  return { ...divided, addedSittings };
}
