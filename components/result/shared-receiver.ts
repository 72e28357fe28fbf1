import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { Receiver } from '@/lib/evening/shared-model';
import type { CalculatorModel } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';

/** What of a shared result is the visitor's own. */
export type OwnFields = Pick<
  CalculatorModel,
  'selectedCountryId' | 'driverClass' | 'ownLimitPermille' | 'readyByInH24'
>;

/**
 * Who opens a shared link: language, units and limit are theirs.
 * @param own their own entries
 * @param choice what they chose for this link
 */
export function sharedReceiver(
  own: CalculatorModel,
  catalog: DrinkCatalog,
  { unitsAllowChange }: Pick<Site, 'unitsAllowChange'>,
  choice: Partial<OwnFields> = {},
): Receiver {
  const { selectedCountryId, driverClass, ownLimitPermille, weightInStone } = own;
  const { readyByInH24 = own.readyByInH24, ...limit } = choice;
  return {
    catalog,
    unitsAllowChange,
    weightInStone,
    readyByInH24,
    limit: { selectedCountryId, driverClass, ownLimitPermille, ...limit },
  };
}
