import { daysBetween } from '@/lib/calendar/local-day';
import type { CalculatorModel, EveningEntries, Sittings } from '@/lib/model/model';
import { inDeviceZone, inZoneOf } from './change-zone';
import { joinedToFit } from './joined-to-fit';
import { hasDrinks, sittingsOf, withSittings } from './planned-sittings';
import { withNextSitting } from './sitting-changes';
import type { ZonedNow } from '@/lib/calendar/zone';
import { withDays } from './start-day';

/** The entered evening with the drinks of other entries; without any, with a sitting for them. */
export function joinedEvenings(
  entered: CalculatorModel,
  entries: EveningEntries,
  at: ZonedNow,
): Sittings {
  const model = inDeviceZone(entered, at);
  const others = inZoneOf(model, withDays({ ...model, ...entries }, at), at);
  const drunk = others.sittings.filter(hasDrinks);
  if (drunk.length === 0) return withNextSitting(sittingsOf(model));
  const days = daysBetween(model.startDay, others.startDay);
  const moved = drunk.map((one) => ({ ...one, dayShift: one.dayShift + days }));
  const together = withSittings(model, [...model.sittings, ...moved]);
  return sittingsOf(joinedToFit(together, at).model);
}
