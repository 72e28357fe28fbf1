import { forecastDrinking, maxSpanMin, type PlacedInput } from '@/lib/bac';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import { bodyInLink } from '@/lib/share/link-body';
import type { DrinksEvening, NoEvening } from './evening';
import { placeDrinking } from './placed-sittings';
import { sittingsWithDrinks, hasAlcohol, hasAnyDrink, spanOf } from './planned-sittings';
import { startDayOf, type Place } from './start-day';

/** Calculates the evening of entered drinks; see `openEvening`. */
export function openDrinks(
  model: CalculatorModel,
  limit: ApplicableLimit,
  place: Place,
): DrinksEvening | NoEvening {
  const drunk = sittingsWithDrinks(model);
  if (!drunk.some(hasAlcohol)) return hasAnyDrink(model) ? 'noAlcohol' : 'empty';
  if (spanOf(drunk) > maxSpanMin) return 'tooLong';
  const isDayKnown = model.startDay !== '';
  const startDay = isDayKnown ? model.startDay : startDayOf(model, place);
  const { startMs, sittings } = placeDrinking(drunk, startDay, place.zone);
  const input: PlacedInput = {
    sittings,
    foodWhileDrinking: model.foodWhileDrinkingType,
    gender: model.gender,
    ageYears: model.age,
    ...bodyInLink({ heightCm: model.heightInCm, weightKg: model.weightInKg }),
    limitPermille: limit.permille,
    waitPermille: limit.waitPermille,
  };
  const forecast = forecastDrinking(input);
  return forecast.isEmpty
    ? 'empty'
    : { kind: 'drinks', startMs, isDayKnown, limit, input, forecast };
}
