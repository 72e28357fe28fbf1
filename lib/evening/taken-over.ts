import { mostLaterSittings } from '@/lib/bac';
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
import { inOwnRow } from './own-row';
import { lastPeriod, presentIndex, presentSetting } from './present-kind';
import { repeatOf } from './repeat-evening';
import { withAmounts, withAnotherKind } from './sitting-changes';

/**
 * The drinks of a shared result as a new evening of the visitor, by the visitor's own list of glasses.
 * Of what was not drunk the visitor's strengths and glasses stay: a link may hold none.
 * @param shared what the result shows
 * @param own the visitor's entries until now
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
      return setting.amount > 0 ? inOwnRow(setting, catalog, type) : notDrunk[type];
    });
  }

  const taken = {
    ...repeatOf(shared),
    alcoholSettings: ownDrinks(shared),
    addedSittings: shared.addedSittings.map((sitting) => ({
      ...sitting,
      alcoholSettings: ownDrinks(sitting),
    })),
  };
  return drinkTypes.reduce<EveningEntries>((entries, type) => {
    const { servingItemId } = presentSetting(entries, type);
    const isOwnChoice = servingItemId === notDrunk[type].servingItemId;
    const isInMillilitres = servingById(catalog, type, servingItemId)?.isCustom;
    return isInMillilitres && !isOwnChoice ? withNextGlass(entries, type, notDrunk[type]) : entries;
  }, taken);
}

/** The next drink of a type is counted in a glass again: one more millilitre would be no drink. */
function withNextGlass(
  entries: EveningEntries,
  type: DrinkType,
  glass: AlcoholSetting,
): EveningEntries {
  if (entries.addedSittings.length >= mostLaterSittings) return entries;
  const divided = withAnotherKind(entries, lastPeriod(entries).index, type);
  const place = presentIndex(divided, type) - 1;
  const addedSittings = divided.addedSittings.map((sitting, index) =>
    index === place
      ? { ...sitting, alcoholSettings: { ...sitting.alcoholSettings, [type]: glass } }
      : sitting,
  );
  return { ...divided, addedSittings };
}
