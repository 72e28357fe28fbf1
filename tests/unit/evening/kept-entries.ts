import { dayPlus } from '@/lib/calendar/local-day';
import type { KeptEvening } from '@/lib/evening/kept-evening';
import type { CalculatorModel } from '@/lib/model/model';
import { drunk, empty, measured } from './entries';
import { type Flat, withFlat } from '../../flat';

/** An evening of the history: cans of beer from 20:30 to 23:00. */
export function kept(startDay: string, amount = 3, changes: Partial<Flat> = {}): KeptEvening {
  const model: CalculatorModel = withFlat(empty, {
    timeStartInH24: '20:30',
    alcoholSettings: drunk({ beer: { amount } }),
    startDay,
    ...changes,
  });
  return { model, peakPermille: amount / 5 };
}

/** One evening a day, newest first. */
export function keptDaily(count: number, newest: string): KeptEvening[] {
  return Array.from({ length: count }, (_, i) => kept(dayPlus(newest, -i)));
}

/** A measurement of the history. */
export function keptMeasurement(measuredDay: string, timeMeasuredInH24 = '23:30'): KeptEvening {
  return { model: measured({ measuredDay, timeMeasuredInH24 }), peakPermille: 0.8 };
}
