import { h24Text, minutesPerDay } from '@/lib/bac';
import { pickerStepMin } from '@/lib/model/bounds';

/** Rounds to the step of the time fields. @param round Math.floor, Math.ceil or Math.round */
export function toPickerStep(minutes: number, round: (steps: number) => number): number {
  return round(minutes / pickerStepMin) * pickerStepMin;
}

/** HH:MM of minutes after midnight, which may be on another day. */
export function clockOf(minutes: number): string {
  return h24Text(((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay);
}
