import { drinkKind, servingById, type DrinkCatalog, type Serving } from '@/lib/drinks/servings';
import { limits, percentLimits } from '@/lib/model/limits';
import type { AlcoholSetting, DrinkType } from '@/lib/model/model';

/** Strengths are entered in tenths of a percent. */
function tenthsOf(percent: number): number {
  return Math.round(percent * 10);
}

function customServing(catalog: DrinkCatalog, type: DrinkType): Serving {
  const serving = drinkKind(catalog, type).items.find(({ isCustom }) => isCustom);
  if (!serving) throw new Error(`Alcohol type without custom item: ${type}`);
  return serving;
}

/**
 * What was drunk, as it can be entered and saved. A glass that is not on the list, or a strength that
 * the pickers have not, counts in the row of millilitres with the same alcohol: a begun millilitre (fr:
 * centilitre) in full, lest the level read lower.
 *
 * The strength stays as well, but where the row cannot say it so: then it is the strongest, or the
 * weakest at which the volume finds room. Of what is beyond both (over a kilogram of alcohol) the row
 * holds the most it can.
 * @throws when the catalog has no such row
 */
export function inOwnRow(
  setting: AlcoholSetting,
  catalog: DrinkCatalog,
  type: DrinkType,
): AlcoholSetting {
  const { percent, amount, servingItemId, servingItemCapacityInMl } = setting;
  const { max: strongest } = percentLimits[type];
  if (servingById(catalog, type, servingItemId) && percent <= strongest) return setting;
  const { id, name, capacityInMl } = customServing(catalog, type);
  const { max: mostRows } = limits.amount;

  const volumeMl = amount * servingItemCapacityInMl;
  const alcohol = volumeMl * tenthsOf(percent);
  const weakest = Math.ceil(alcohol / (mostRows * capacityInMl));
  const tenths = Math.min(Math.max(tenthsOf(percent), weakest), tenthsOf(strongest));
  // Without alcohol nothing can be divided by the strength.
  const rowsMl = tenths === tenthsOf(percent) ? volumeMl : alcohol / tenths;
  return {
    percent: tenths / 10,
    servingItemId: id,
    servingItemName: name,
    servingItemCapacityInMl: capacityInMl,
    amount: Math.min(Math.ceil(rowsMl / capacityInMl), mostRows),
  };
}
