import type { WheelOption } from './wheel-selection';

/** Metric means the 24-hour clock, imperial the 12-hour clock. */
export type TimeUnitType = 'metric' | 'imperial';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const option = (id: string): WheelOption => ({ id, name: id });

const hours24 = Array.from({ length: 24 }, (_, hour) => option(twoDigits(hour)));
const hours12 = Array.from({ length: 12 }, (_, index) => option(String(index + 1)));
/** Not translated, as in the engine. */
const halves = ['am', 'pm'].map((id) => ({ id, name: id.toUpperCase() }));

/** The minutes of the grid, and the minute of the time where the grid leaves it out. */
function minuteRows(stepMin: number, minute: number): WheelOption[] {
  const grid = Array.from({ length: 60 / stepMin }, (_, step) => step * stepMin);
  const rows = grid.includes(minute) ? grid : [...grid, minute].sort((one, next) => one - next);
  return rows.map((row) => option(twoDigits(row)));
}

/**
 * The rows of each column: hours and minutes, and AM or PM on the 12-hour clock.
 * @param time HH:MM at which the picker opens; its minute has a row, so that OK alone changes nothing
 * @param stepMin minutes from a row to the next; divides 60
 * @throws as `parseTime`
 */
export function timeColumns(
  time: string,
  unitType: TimeUnitType,
  stepMin: number,
): WheelOption[][] {
  const minutes = minuteRows(stepMin, parseTime(time).minute);
  if (unitType === 'metric') return [hours24, minutes];
  return [hours12, minutes, halves];
}

/** The selected id of each column. @param time HH:MM @throws as `parseTime` */
export function timeToSelection(time: string, unitType: TimeUnitType): string[] {
  const { hour, minute } = parseTime(time);
  const minuteId = twoDigits(minute);
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

/**
 * @throws {Error} 'Empty time string' for an empty text
 * @throws {RangeError} for any other text that is not HH:MM
 */
function parseTime(time: string): { hour: number; minute: number } {
  if (time === '') throw new Error('Empty time string');
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) throw new RangeError(`Malformed time: "${time}" (wanted HH:MM, 00:00 to 23:59)`);
  return { hour: Number(match[1]), minute: Number(match[2]) };
}
