import type { SharedReading } from '@/lib/share/reading-code';
import type { CalculatorModel } from './model';

/**
 * What a link to a measured value carries: value, unit, both times and the clock.
 * @returns null while there is no value above zero
 */
export function toSharedReading({ reading, unitSystem }: CalculatorModel): SharedReading | null {
  const { value, unit, timeMeasuredInH24, timeLastDrinkInH24 } = reading;
  if (!value) return null;
  return {
    unitSystem,
    value,
    unit,
    timeMeasured: timeMeasuredInH24,
    timeLastDrink: timeLastDrinkInH24,
  };
}

/**
 * The sender's reading in the receiver's surroundings. Body and drinks stay the receiver's: nothing
 * of them enters.
 * @param unitsAllowChange false on sites without a unit switch: they read the 24-hour clock
 */
export function fromSharedReading(
  shared: SharedReading,
  receiver: CalculatorModel,
  unitsAllowChange: boolean,
): CalculatorModel {
  return {
    ...receiver,
    entryMode: 'reading',
    unitSystem: unitsAllowChange ? shared.unitSystem : 'metric',
    reading: {
      value: shared.value,
      unit: shared.unit,
      timeMeasuredInH24: shared.timeMeasured,
      timeLastDrinkInH24: shared.timeLastDrink,
    },
  };
}
