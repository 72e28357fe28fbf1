import type { CalculatorModel } from '@/lib/model/model';
import type { SharedMeasurement } from '@/lib/share/measurement-code';

/**
 * What a link to a measured value carries: value, unit, both times, the clock, the day, and the
 * country by whose ratio breath was counted.
 * @param breathIso2 ISO code of that country; empty for none
 * @returns null while there is no value above zero
 */
export function toSharedMeasurement(
  { measurement, unitSystem }: CalculatorModel,
  breathIso2: string,
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
    ...(breathIso2 !== '' && { iso2: breathIso2 }),
  };
}

/**
 * The sender's measurement in the receiver's surroundings. Body and drinks stay the receiver's: nothing
 * of them enters.
 * @param unitsAllowChange false on sites without a unit switch: they read the 24-hour clock
 */
export function fromSharedMeasurement(
  shared: SharedMeasurement,
  receiver: CalculatorModel,
  unitsAllowChange: boolean,
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
    },
  };
}
