import { useDeferredValue, useEffect, useMemo } from 'react';
import { answerOf } from '@/lib/answer/answer';
import { useNow } from '@/lib/browser/use-now';
import { whoseLimit } from '@/lib/countries/whose-limit';
import { calculatedEvening } from '@/lib/evening/calculated-evening';
import { isEvening, type CalculateEvening } from '@/lib/evening/evening';
import { useCalculatorContext, useCalculatorState } from '@/lib/store/calculator-context';
import { loadCalculateDrinks, useCalculateDrinks } from '@/lib/store/lazy-calculate-drinks';
import { zonedNow } from '@/lib/store/zoned-now';

/** The evening calculated from the current entries. */
export type EnteredEvening = ReturnType<typeof useEnteredEvening>;

/**
 * The evening of the current entries, deferred after the typing and calculated once for all users.
 * One object until it changes, so that what shows it is not drawn again with the key that is typed.
 * @param calculate calculates an evening from a measurement; left out for drinks
 */
export function useEnteredEvening(calculate?: CalculateEvening) {
  const { site, laws } = useCalculatorContext();
  const model = useDeferredValue(useCalculatorState((state) => state.model));
  const whereabouts = useCalculatorState((state) => state.whereabouts);
  const nowMs = useNow();
  const { calculateDrinks, isMissing } = useCalculateDrinks();
  const calculateEntered = useDeferredValue(calculate ?? calculateDrinks);

  // In a task of its own, as other parts: see components/ui/on-demand.ts.
  useEffect(() => {
    if (!calculate) setTimeout(loadCalculateDrinks);
  }, [calculate]);

  return useMemo(() => {
    const whose = whoseLimit(model, site, whereabouts, laws);
    // The calculator's entries always have a day, so the current time is not needed to infer one.
    const calculated =
      calculateEntered && calculatedEvening(calculateEntered, model, whose.limit, zonedNow(0));
    const isCalculated = calculated !== null && isEvening(calculated);
    const evening = isCalculated && nowMs !== null ? calculated : null;
    return {
      ...whose,
      /** Null if there is nothing to estimate, and until the calculation is loaded and the time known. */
      evening,
      answer: evening && answerOf(evening, model, whose, nowMs ?? 0),
      /** Why there is none; null until that is known. */
      reason: isCalculated ? null : calculated,
      isMissing: !calculateEntered && isMissing,
      /** The entries that it was calculated from. */
      model,
      /** The current minute, milliseconds since 1970; 0 on the server and during hydration. */
      nowMs: nowMs ?? 0,
    };
  }, [model, site, whereabouts, laws, nowMs, calculateEntered, isMissing]);
}
