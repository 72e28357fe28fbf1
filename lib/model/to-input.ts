import { SittingsTooLongError, type CalculationInput } from '@/lib/bac';
import type { CalculatorModel } from './model';
import { drunkSittings, engineSitting, isTooLong, spanOf } from './planned-sittings';
import { timeFormatOf } from './units';

/**
 * The model as the engine wants it: the sittings with alcohol in the order of time, only drinks with
 * an amount, each in millilitres of drink (amount times capacity), body exact, clock by the unit
 * system. Times are those of the clock; `eveningInput` knows nights in which it is changed.
 * @param limitPermille legal driving limit of the chosen country, permille
 * @throws {SittingsTooLongError} where `isTooLong`: clock times would then say another day
 */
export function toInput(model: CalculatorModel, limitPermille: number): CalculationInput {
  const drunk = drunkSittings(model);
  if (isTooLong(model)) throw new SittingsTooLongError(spanOf(drunk));
  const [first = engineSitting(model), ...later] = drunk.map(engineSitting);
  return {
    ...first,
    foodWhileDrinking: model.foodWhileDrinkingType,
    gender: model.gender,
    ageYears: model.age,
    heightCm: model.heightInCm,
    weightKg: model.weightInKg,
    legalDrivingLimitPermille: limitPermille,
    timeFormat: timeFormatOf(model.unitSystem),
    ...(later.length > 0 && { laterSittings: later }),
  };
}
