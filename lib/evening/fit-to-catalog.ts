import { drinkKind, servingById, type DrinkCatalog, type Serving } from '@/lib/drinks/servings';
import { bounds, percentBounds } from '@/lib/model/bounds';
import type { AlcoholSetting, DrinkType } from '@/lib/model/model';

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
export function fitToCatalog(
  setting: AlcoholSetting,
  catalog: DrinkCatalog,
  type: DrinkType,
): AlcoholSetting {
  const { percent, amount, servingItemId, servingItemCapacityInMl } = setting;
  const { max: maxPercent } = percentBounds[type];
  if (servingById(catalog, type, servingItemId) && percent <= maxPercent) return setting;
  const { id, name, capacityInMl } = customServing(catalog, type);
  const { max: maxAmount } = bounds.amount;

  const volumeMl = amount * servingItemCapacityInMl;
  const alcohol = volumeMl * tenthsOf(percent);
  const minTenths = Math.ceil(alcohol / (maxAmount * capacityInMl));
  const tenths = Math.min(Math.max(tenthsOf(percent), minTenths), tenthsOf(maxPercent));
  // Avoids a division by zero for drinks without alcohol.
  const rowsMl = tenths === tenthsOf(percent) ? volumeMl : alcohol / tenths;
  return {
    percent: tenths / 10,
    servingItemId: id,
    servingItemName: name,
    servingItemCapacityInMl: capacityInMl,
    amount: Math.min(Math.ceil(rowsMl / capacityInMl), maxAmount),
  };
}
