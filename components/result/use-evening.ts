import { useMemo, useState } from 'react';
import { calculate, type CalculationInput, type CalculationResult } from '@/lib/bac';
import { useNow } from '@/lib/browser/use-now';
import { eveningInput, eveningStart } from '@/lib/model/evening-input';
import type { CalculatorModel } from '@/lib/model/model';

/** A calculated evening on the visitor's calendar; instants are milliseconds since 1970. */
export interface Evening {
  /** What was calculated, in real elapsed time. */
  input: CalculationInput;
  result: CalculationResult;
  startMs: number;
  nowMs: number;
}

/**
 * Calculates an evening where it lies on the visitor's calendar: the clocks may change within it.
 * It stays where it was when the page was opened, however long that lies open. Not for sittings
 * that reach over more than a day.
 */
export function useEvening(model: CalculatorModel, limitPermille: number): Evening {
  const [openedMs] = useState(() => Date.now());
  const nowMs = useNow() ?? openedMs;
  const startMs = eveningStart(model, openedMs);
  const { input, result } = useMemo(() => {
    const asked = eveningInput(model, limitPermille, startMs);
    return { input: asked, result: calculate(asked) };
  }, [model, limitPermille, startMs]);
  return { input, result, startMs, nowMs };
}
