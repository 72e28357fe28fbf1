import type { Limits, PlacedInput, PlacedSitting } from '@/lib/bac';
import type { CalculatorModel } from '@/lib/model/model';
import { bodyInLink } from '@/lib/share/shared-rules';

/** The input of the engine. */
export function drinkingInput(
  model: CalculatorModel,
  sittings: PlacedSitting[],
  limits: Limits,
): PlacedInput {
  return {
    sittings,
    foodWhileDrinking: model.foodWhileDrinkingType,
    gender: model.gender,
    ageYears: model.age,
    // As in a link, so that its receiver sees the same times.
    ...bodyInLink({ heightCm: model.heightInCm, weightKg: model.weightInKg }),
    ...limits,
  };
}
