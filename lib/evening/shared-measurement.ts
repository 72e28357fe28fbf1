import { countryOf } from '@/lib/countries/place-code';
import type { CalculatorModel } from '@/lib/model/model';
import type { SharedMeasurement } from '@/lib/share/measurement-code';
import type { SharedFacts } from '@/lib/share/shared-facts';

/**
 * The content of a link to a measurement.
 * @param breathIso2 ISO code of the country or region whose breath ratio was used; empty for none.
 *   A link holds the country only: no region has a ratio other than that of its country.
 * @param limit from `factsOfLimit`; left out, the link does not say whose limit counted
 * @returns null if there is no value above zero
 */
export function toSharedMeasurement(
  { measurement, unitSystem }: CalculatorModel,
  breathIso2: string,
  limit?: SharedFacts,
): SharedMeasurement | null {
  const { value, unit, measuredDay, timeMeasuredInH24, timeLastDrinkInH24 } = measurement;
  if (!value) return null;
  return {
    unitSystem,
    value,
    unit,
    timeMeasured: timeMeasuredInH24,
    timeLastDrink: timeLastDrinkInH24,
    ...(measuredDay !== '' && { startDay: measuredDay }),
    ...(breathIso2 !== '' && { iso2: countryOf(breathIso2) }),
    ...(limit && { facts: limit }),
  };
}

/** The measurement of a link in the receiver's model, whose body and drinks do not affect it. */
export function fromSharedMeasurement(
  shared: SharedMeasurement,
  receiver: CalculatorModel,
  unitsAllowChange = false,
): CalculatorModel {
  return {
    ...receiver,
    entryMode: 'measurement',
    unitSystem: unitsAllowChange ? shared.unitSystem : 'metric',
    measurement: {
      value: shared.value,
      unit: shared.unit,
      measuredDay: shared.startDay ?? '',
      isDayChosen: shared.startDay !== undefined,
      timeMeasuredInH24: shared.timeMeasured,
      timeLastDrinkInH24: shared.timeLastDrink,
      givenEnds: 'both',
      // The sender had an answer.
      isLastDrinkDayBefore: true,
    },
  };
}
