import { minutesPerDay } from '@/lib/bac';
import { daysBetween } from '@/lib/calendar/local-day';
import type { CalculatorModel, EveningEntries, Sittings } from '@/lib/model/model';
import { joinedToFit } from './joined-periods';
import { hasDrinks, periodsIn, withPeriods } from './periods';
import { sittingsOf } from './planned-sittings';
import { nextSitting } from './sitting-changes';
import { startDayOf, type ZonedNow } from './start-day';

/**
 * The entered evening together with the drinks of other entries, which keep their clock times. If
 * those have no drinks yet, an empty sitting is added for them.
 */
export function joinedEvenings(
  model: CalculatorModel,
  others: EveningEntries,
  at: ZonedNow,
): Sittings {
  const drunk = periodsIn(others).filter(hasDrinks);
  if (drunk.length === 0) {
    return { ...sittingsOf(model), addedSittings: [...model.addedSittings, nextSitting(model)] };
  }
  const shiftMin =
    daysBetween(model.startDay, others.startDay || startDayOf(others, at)) * minutesPerDay;
  const moved = drunk.map((period) => ({
    ...period,
    startMin: period.startMin + shiftMin,
    finishMin: period.finishMin + shiftMin,
  }));
  const together = withPeriods(model, [...periodsIn(model), ...moved]);
  return sittingsOf(joinedToFit(together, at).model);
}
