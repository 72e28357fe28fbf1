/** Metric means the 24-hour clock, imperial the 12-hour clock. */
export type TimeUnitType = 'metric' | 'imperial';

export interface PeriodTexts {
  am: string;
  pm: string;
}

/**
 * The time as a button shows it, not rounded: `21:05` or `9:05 PM`.
 * @param time HH:MM, 00:00 to 23:59
 * @throws as `parseTime`
 */
export function timeText(time: string, unitType: TimeUnitType, { am, pm }: PeriodTexts): string {
  const { hour, minute } = parseTime(time);
  if (unitType === 'metric') return time;
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? am : pm}`;
}

/**
 * @throws {Error} 'Empty time string' for an empty text
 * @throws {RangeError} for any other text that is not HH:MM
 */
export function parseTime(time: string): { hour: number; minute: number } {
  if (time === '') throw new Error('Empty time string');
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) throw new RangeError(`Malformed time: "${time}" (wanted HH:MM, 00:00 to 23:59)`);
  return { hour: Number(match[1]), minute: Number(match[2]) };
}
