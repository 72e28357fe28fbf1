import { forecastDrinking } from '@/lib/bac';
import type { ZonedNow } from '@/lib/calendar/zone';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import type { DrinksEvening, NoEvening } from './evening';
import { drinkingIn, drinkingInput } from './placed-sittings';
import { hasAnyDrink, isTooLong } from './planned-sittings';
import { saidTimes } from './said-times';

/** Calculates the evening of entered drinks; see `calculateEvening`. */
export function calculateDrinks(
  model: CalculatorModel,
  limit: ApplicableLimit,
  at: ZonedNow,
): DrinksEvening | NoEvening {
  const drinking = drinkingIn(model, at);
  if (!drinking) return hasAnyDrink(model) ? 'noAlcohol' : 'empty';
  if (isTooLong(model)) return 'tooLong';
  const { startMs, sittings } = drinking;
  const { permille: limitPermille, waitPermille } = limit;
  const input = drinkingInput(model, sittings, { limitPermille, waitPermille });
  const forecast = forecastDrinking(input);
  if (forecast.isEmpty) return 'empty';
  const isDayKnown = model.startDay !== '';
  const said = saidTimes(startMs, forecast);
  return { kind: 'drinks', startMs, isDayKnown, limit, input, forecast, said };
}
