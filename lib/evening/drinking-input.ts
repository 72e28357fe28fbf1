import type { PlacedInput, PlacedSitting } from '@/lib/bac';
import type { CalculatorModel } from '@/lib/model/model';

/**
 * The input of the engine: body and food of the entries, and sittings on their time line.
 * @param waitPermille the level to wait for, if not the limit
 */
export function drinkingInput(
  model: CalculatorModel,
  sittings: PlacedSitting[],
  limitPermille: number,
  waitPermille?: number,
): PlacedInput {
  return {
    sittings,
    foodWhileDrinking: model.foodWhileDrinkingType,
    gender: model.gender,
    ageYears: model.age,
    heightCm: model.heightInCm,
    weightKg: model.weightInKg,
    limitPermille,
    ...(waitPermille !== undefined && { waitPermille }),
  };
}
