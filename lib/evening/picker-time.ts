import { h24Text, minutesPerDay } from '@/lib/bac';
import { pickerStepMin } from '@/lib/model/limits';

/** Minutes rounded to what the time fields offer. @param round Math.floor, Math.ceil or Math.round */
export function toPickerStep(minutes: number, round: (steps: number) => number): number {
  return round(minutes / pickerStepMin) * pickerStepMin;
}

/** HH:MM of minutes from some midnight. */
export function clockOf(minutes: number): string {
  return h24Text(((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay);
}
