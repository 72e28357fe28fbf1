import type { CalculationInput } from '@/lib/bac';
import { drinkTypes, type CalculatorModel } from './model';
import { timeFormatOf } from './units';

/** True when at least one drink has been entered: only then is there something to calculate. */
export function hasAnyDrink({ alcoholSettings }: CalculatorModel): boolean {
  return drinkTypes.some((type) => alcoholSettings[type].amount > 0);
}

/**
 * The model as the engine wants it: only drinks with an amount, each in millilitres of drink
 * (amount times capacity), body exact, clock by the unit system.
 * @param limitPermille legal driving limit of the chosen country, permille
 */
export function toInput(model: CalculatorModel, limitPermille: number): CalculationInput {
  const drinks = drinkTypes
    .map((type) => model.alcoholSettings[type])
    .filter(({ amount }) => amount > 0)
    .map(({ amount, servingItemCapacityInMl, percent }) => ({
      ml: amount * servingItemCapacityInMl,
      percent,
    }));
  return {
    timeStart: model.timeStartInH24,
    timeFinish: model.timeFinishInH24,
    drinks,
    foodWhileDrinking: model.foodWhileDrinkingType,
    gender: model.gender,
    ageYears: model.age,
    heightCm: model.heightInCm,
    weightKg: model.weightInKg,
    legalDrivingLimitPermille: limitPermille,
    timeFormat: timeFormatOf(model.unitSystem),
  };
}
