import type { CalculationInput } from '@/lib/bac';
import { elapsedSittings, startInstant } from '@/lib/calendar/evening';
import type { CalculatorModel } from './model';
import { drunkSittings } from './planned-sittings';
import { toInput } from './to-input';

/**
 * The instant at which the drinking begins or began, seen from now.
 * @param nowMs milliseconds since 1970
 */
export function eveningStart(model: CalculatorModel, nowMs: number): number {
  const drunk = drunkSittings(model);
  const [first, last] = [drunk[0], drunk.at(-1)];
  const lastStartMin = first && last ? last.startMin - first.startMin : 0;
  return startInstant(first?.timeStartInH24 ?? model.timeStartInH24, nowMs, lastStartMin);
}

/**
 * The entries as the engine must hear them in the visitor's time zone: the clocks may change within
 * the evening.
 * @param startMs from `eveningStart`
 * @throws {SittingsTooLongError} where the sittings reach over more than 24 hours
 */
export function eveningInput(
  model: CalculatorModel,
  limitPermille: number,
  startMs: number,
): CalculationInput {
  const input = toInput(model, limitPermille);
  const [first = input, ...later] = elapsedSittings(
    [input, ...(input.laterSittings ?? [])],
    startMs,
  );
  const { timeStart, timeFinish } = first;
  return { ...input, timeStart, timeFinish, ...(later.length > 0 && { laterSittings: later }) };
}
