import { forecastDrinking, maxSpanMin } from '@/lib/bac';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import { drinkingInput } from './drinking-input';
import { zoneOfEntries } from './entries-zone';
import type { DrinksEvening, NoEvening } from './evening';
import { placeDrinking } from './placed-sittings';
import { sittingsWithDrinks, hasAlcohol, hasAnyDrink, spanOf } from './planned-sittings';
import { saidTimes } from './said-times';
import type { ZonedNow } from '@/lib/calendar/zone';
import { startDayOf } from './start-day';

/** Calculates the evening of entered drinks; see `calculateEvening`. */
export function calculateDrinks(
  model: CalculatorModel,
  limit: ApplicableLimit,
  at: ZonedNow,
): DrinksEvening | NoEvening {
  const drunk = sittingsWithDrinks(model);
  if (!drunk.some(hasAlcohol)) return hasAnyDrink(model) ? 'noAlcohol' : 'empty';
  if (spanOf(drunk) > maxSpanMin) return 'tooLong';
  const isDayKnown = model.startDay !== '';
  const startDay = model.startDay || startDayOf(model, at);
  const { startMs, sittings } = placeDrinking(drunk, startDay, zoneOfEntries(model, at));
  const input = drinkingInput(model, sittings, limit.permille, limit.waitPermille);
  const forecast = forecastDrinking(input);
  return forecast.isEmpty
    ? 'empty'
    : {
        kind: 'drinks',
        startMs,
        isDayKnown,
        limit,
        input,
        forecast,
        said: saidTimes(startMs, forecast),
      };
}
