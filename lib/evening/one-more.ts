import { forecastDrinking, gramsOf, oneMoreMin, type Drink, type PlacedInput } from '@/lib/bac';
import {
  defaultServing,
  drinkKind,
  servingById,
  type DrinkCatalog,
  type Serving,
} from '@/lib/drinks/servings';
import type { AlcoholSetting, DrinkType, Sittings } from '@/lib/model/model';
import { nextDrinkSetting } from './planned-sittings';

/**
 * One more drink of each type as in the last sitting; the default serving replaces the custom row.
 * @param input of the displayed estimate, so that the times agree with it
 * @param nowMin minutes from the start to now
 */
export function oneMoreOfEach(
  model: Sittings,
  catalog: DrinkCatalog,
  input: PlacedInput,
  nowMin = 0,
) {
  return catalog.typeOrder.map((type) => {
    const setting = nextDrinkSetting(model, type);
    const { name: servingName, capacityInMl: volumeMl } = glassOf(catalog, type, setting);
    const { percent } = setting;
    return {
      type,
      /** "Beer" */
      drink: drinkKind(catalog, type).name,
      /** With its size; null for a serving of a link that is not in the catalog. */
      servingName,
      volumeMl,
      /** Percent by volume. */
      percent,
      /** A tap on "+1" counts this glass; the custom row would count a millilitre. */
      isCounted: volumeMl === setting.servingItemCapacityInMl,
      /** The new cautious drive time, whole minutes from the start; 0 if the limit is not exceeded. */
      cautiousMin: driveAfter(input, { ml: volumeMl, percent }, Math.ceil(nowMin)),
    };
  });
}

export type OneMore = ReturnType<typeof oneMoreOfEach>[number];

/**
 * After the last sip, or within a sitting that is not over: what is drunk sooner may exceed a limit that
 * the same drink later does not. It may be a seventh sitting; without alcohol the time stays as it is.
 */
function driveAfter(input: PlacedInput, drink: Drink, nowMin: number): number {
  const driveMin = (sittings: PlacedInput['sittings']) =>
    forecastDrinking({ ...input, sittings }).cautious.driveMin;
  const grams = gramsOf([drink]);
  const finishMin = Math.max(...input.sittings.map((sitting) => sitting.finishMin));
  const startMin = Math.max(nowMin, finishMin);
  const oneMore = { startMin, finishMin: startMin + oneMoreMin, grams };
  const laterMin = driveMin(grams > 0 ? [...input.sittings, oneMore] : input.sittings);
  if (laterMin > 0) return Math.max(laterMin, nowMin);
  if (nowMin >= finishMin) return 0;
  return driveMin(
    input.sittings.map((sitting) =>
      sitting.finishMin === finishMin ? { ...sitting, grams: sitting.grams + grams } : sitting,
    ),
  );
}

function glassOf(
  catalog: DrinkCatalog,
  type: DrinkType,
  { servingItemId, servingItemName, servingItemCapacityInMl }: AlcoholSetting,
): Pick<Serving, 'capacityInMl'> & { name: string | null } {
  const serving = servingById(catalog, type, servingItemId);
  if (serving) return serving.isCustom ? defaultServing(catalog, type) : serving;
  return { name: servingItemName || null, capacityInMl: servingItemCapacityInMl };
}
