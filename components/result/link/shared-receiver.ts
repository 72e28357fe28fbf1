import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { Receiver } from '@/lib/evening/shared-model';
import type { CalculatorModel, LimitEntries } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';

/** The fields of a shared result that are the visitor's own. */
export type OwnFields = LimitEntries;

/**
 * The recipient of a shared link: language, units and limit are the recipient's.
 * @param own the recipient's own entries
 * @param choice what the recipient selected for this link
 */
export function sharedReceiver(
  own: CalculatorModel,
  catalog: DrinkCatalog,
  { unitsAllowChange }: Pick<Site, 'unitsAllowChange'>,
  choice: Partial<OwnFields> = {},
): Receiver {
  const { selectedCountryId, chosenInCountry, driverClass, isClassChosen, ownLimitPermille } = own;
  return {
    catalog,
    unitsAllowChange,
    weightInStone: own.weightInStone,
    readyByInH24: own.readyByInH24,
    limit: {
      selectedCountryId,
      chosenInCountry,
      driverClass,
      isClassChosen,
      ownLimitPermille,
      ...choice,
    },
  };
}
