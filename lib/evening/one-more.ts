import { lateDriveAfterOneMore, type PlacedInput } from '@/lib/bac';
import {
  defaultServing,
  drinkKind,
  servingById,
  type DrinkCatalog,
  type Serving,
} from '@/lib/drinks/servings';
import type { AlcoholSetting, DrinkType, Sittings } from '@/lib/model/model';
import { presentSetting } from './present-kind';

/** One more drink of a kind, and what it would do. */
export interface OneMore {
  type: DrinkType;
  /** "Beer" */
  drink: string;
  /** With its size, from the catalog; null for the glass of a link that the catalog has not. */
  servingName: string | null;
  volumeMl: number;
  /** Percent by volume. */
  percent: number;
  /** The new cautious time to drive, whole minutes from the start; 0: the limit is still kept. */
  cautiousMin: number;
}

/**
 * One more of each kind, in the order of the country: as strong and as big as those of the last
 * sitting. A row that counts millilitres is no glass: the usual one stands in for it.
 * @param input what was calculated, so that the times agree with those shown
 */
export function oneMoreOfEach(
  model: Sittings,
  catalog: DrinkCatalog,
  input: PlacedInput,
): OneMore[] {
  return catalog.typeOrder.map((type) => {
    const setting = presentSetting(model, type);
    const { name: servingName, capacityInMl: volumeMl } = glassOf(catalog, type, setting);
    const { percent } = setting;
    return {
      type,
      drink: drinkKind(catalog, type).name,
      servingName,
      volumeMl,
      percent,
      cautiousMin: lateDriveAfterOneMore(input, { ml: volumeMl, percent }),
    };
  });
}

function glassOf(
  catalog: DrinkCatalog,
  type: DrinkType,
  { servingItemId, servingItemCapacityInMl }: AlcoholSetting,
): Pick<Serving, 'capacityInMl'> & { name: string | null } {
  const serving = servingById(catalog, type, servingItemId);
  if (serving) return serving.isCustom ? defaultServing(catalog, type) : serving;
  return { name: null, capacityInMl: servingItemCapacityInMl };
}
