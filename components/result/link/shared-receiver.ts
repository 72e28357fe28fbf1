import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { Receiver } from '@/lib/evening/shared-model';
import type { CalculatorModel, LimitEntries } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';

/**
 * The recipient of a shared link: language, units and limit are the recipient's.
 * @param own the recipient's own entries
 * @param choice the limit that the recipient selected for this link
 */
export function sharedReceiver(
  own: CalculatorModel,
  catalog: DrinkCatalog,
  { unitsAllowChange }: Pick<Site, 'unitsAllowChange'>,
  choice: Partial<LimitEntries> = {},
): Receiver {
  const { selectedCountryId, chosenInCountry, driverClass, isClassChosen, ownLimitPermille } = own;
  const limit = {
    selectedCountryId,
    chosenInCountry,
    driverClass,
    isClassChosen,
    ownLimitPermille,
  };
  const { weightInStone, readyByInH24 } = own;
  return { catalog, unitsAllowChange, weightInStone, readyByInH24, limit: { ...limit, ...choice } };
}
