import { parseTime, type PeriodTexts, type TimeUnitType } from './time-text';
import type { WheelOption } from './wheel-selection';

/** Spec section 9: minutes in steps of ten. */
const MINUTE_STEP = 10;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const option = (id: string): WheelOption => ({ id, name: id });

const hours24 = Array.from({ length: 24 }, (_, hour) => option(twoDigits(hour)));
const hours12 = Array.from({ length: 12 }, (_, index) => option(String(index + 1)));
const minutes = Array.from({ length: 60 / MINUTE_STEP }, (_, step) =>
  option(twoDigits(step * MINUTE_STEP)),
);

/** The rows of each column: hours and minutes, and AM or PM on the 12-hour clock. */
export function timeColumns(unitType: TimeUnitType, periods: PeriodTexts): WheelOption[][] {
  if (unitType === 'metric') return [hours24, minutes];
  const halves = [
    { id: 'am', name: periods.am },
    { id: 'pm', name: periods.pm },
  ];
  return [hours12, minutes, halves];
}

/**
 * The selected id of each column. Minutes between two rows are rounded down: 21:05 opens at 21:00.
 * @param time HH:MM, 00:00 to 23:59
 * @throws as `parseTime`
 */
export function timeToSelection(time: string, unitType: TimeUnitType): string[] {
  const { hour, minute } = parseTime(time);
  const minuteId = twoDigits(minute - (minute % MINUTE_STEP));
  if (unitType === 'metric') return [twoDigits(hour), minuteId];
  return [String(hour % 12 || 12), minuteId, hour < 12 ? 'am' : 'pm'];
}

/**
 * The time, HH:MM on the 24-hour clock, of the selected ids: 12 am is 00, and pm adds 12 except at 12.
 * @throws {RangeError} for ids that are not a time
 */
export function selectionToTime(ids: readonly string[]): string {
  const [hourId, minuteId, period] = ids;
  const hour = period ? (Number(hourId) % 12) + (period === 'pm' ? 12 : 0) : Number(hourId);
  const time = `${twoDigits(hour)}:${minuteId}`;
  parseTime(time);
  return time;
}
