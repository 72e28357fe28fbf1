import { useMemo, useState } from 'react';
import { calculate, type CalculationResult } from '@/lib/bac';
import { useNow } from '@/lib/browser/use-now';
import { elapsedFinish, startInstant } from '@/lib/calendar/evening';
import type { CalculatorModel } from '@/lib/model/model';
import { toInput } from '@/lib/model/to-input';

/** A calculated evening on the visitor's calendar; instants are milliseconds since 1970. */
export interface Evening {
  result: CalculationResult;
  startMs: number;
  nowMs: number;
}

/**
 * Calculates an evening where it lies on the visitor's calendar: the clocks may change within it.
 * It stays where it was when the page was opened, however long that lies open.
 */
export function useEvening(model: CalculatorModel, limitPermille: number): Evening {
  const [openedMs] = useState(() => Date.now());
  const nowMs = useNow() ?? openedMs;
  const startMs = startInstant(model.timeStartInH24, openedMs);
  const result = useMemo(() => {
    const input = toInput(model, limitPermille);
    const timeFinish = elapsedFinish(input.timeStart, input.timeFinish, startMs);
    return calculate({ ...input, timeFinish });
  }, [model, limitPermille, startMs]);
  return { result, startMs, nowMs };
}
