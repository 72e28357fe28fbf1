import type { WheelOption } from './wheel-column';

/** Minutes between two rows (spec section 9). */
const MINUTE_STEP = 10;

export interface PeriodLabels {
  am: string;
  pm: string;
}

const two = (value: number) => String(value).padStart(2, '0');

function rows(from: number, to: number, step: number, text: (value: number) => string) {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, row): WheelOption => {
    const value = from + row * step;
    return { id: String(value), name: text(value) };
  });
}

/** Options of the columns: hours and minutes, and AM and PM on the 12-hour clock. */
export function timeColumns(is24Hour: boolean, periods: PeriodLabels): WheelOption[][] {
  const minutes = rows(0, 60 - MINUTE_STEP, MINUTE_STEP, two);
  if (is24Hour) return [rows(0, 23, 1, two), minutes];
  const halves = [
    { id: 'AM', name: periods.am },
    { id: 'PM', name: periods.pm },
  ];
  return [rows(1, 12, 1, String), minutes, halves];
}

/**
 * The row ids of a time; minutes between two rows take the lower one.
 * @throws 'Empty time string'
 */
export function timeToSelection(time: string, is24Hour: boolean): string[] {
  if (time === '') throw new Error('Empty time string');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const step = String(Math.floor(minute / MINUTE_STEP) * MINUTE_STEP);
  if (is24Hour) return [String(hour), step];
  return [String(hour % 12 === 0 ? 12 : hour % 12), step, hour < 12 ? 'AM' : 'PM'];
}

/** HH:MM of the chosen rows: 12 AM is 00, PM adds twelve except at 12. */
export function selectionToTime([hour = '0', minute = '0', period]: string[]): string {
  const value = Number(hour);
  const hour24 = period === undefined ? value : (value % 12) + (period === 'PM' ? 12 : 0);
  return `${two(hour24)}:${two(Number(minute))}`;
}

/** The time as the button shows it: 21:00, or 9:00 PM. */
export function timeText(time: string, is24Hour: boolean, periods: PeriodLabels): string {
  if (time === '') throw new Error('Empty time string');
  if (is24Hour) return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const period = hour < 12 ? periods.am : periods.pm;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${period}`;
}
