import { minutesPerDay } from '@/lib/bac';
import { daysBetween } from '@/lib/calendar/local-day';
import type { CalculatorModel, EveningEntries, Sittings } from '@/lib/model/model';
import { inDeviceZone, inZoneOf } from './change-zone';
import { joinedToFit } from './joined-periods';
import { hasDrinks, periodsIn, withPeriods } from './periods';
import { sittingsOf } from './planned-sittings';
import { nextSitting } from './sitting-changes';
import { withDays, type ZonedNow } from './start-day';

/**
 * The entered evening together with the drinks of other entries, at their instants. If those have
 * no drinks yet, an empty sitting is added for them.
 */
export function joinedEvenings(
  entered: CalculatorModel,
  entries: EveningEntries,
  at: ZonedNow,
): Sittings {
  const model = inDeviceZone(entered, at);
  const others = inZoneOf(model, withDays({ ...model, ...entries }, at), at);
  const drunk = periodsIn(others).filter(hasDrinks);
  if (drunk.length === 0) {
    return { ...sittingsOf(model), addedSittings: [...model.addedSittings, nextSitting(model)] };
  }
  const shiftMin = daysBetween(model.startDay, others.startDay) * minutesPerDay;
  const moved = drunk.map((period) => ({
    ...period,
    startMin: period.startMin + shiftMin,
    finishMin: period.finishMin + shiftMin,
  }));
  const together = withPeriods(model, [...periodsIn(model), ...moved]);
  return sittingsOf(joinedToFit(together, at).model);
}
