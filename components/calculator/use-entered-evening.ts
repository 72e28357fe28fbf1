import { useDeferredValue, useEffect } from 'react';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { applicableLimit, type ApplicableLimit } from '@/lib/countries/applicable-limit';
import { limitChoice } from '@/lib/countries/default-country';
import { isEvening, type Evening, type NoEvening, type OpenEvening } from '@/lib/evening/evening';
import { openedEvening } from '@/lib/evening/opened-evening';
import type { CalculatorModel } from '@/lib/model/model';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { loadOpenDrinks, useOpenDrinks } from '@/lib/store/lazy-open-drinks';
import { useWhereabouts } from '@/lib/store/whereabouts';

/** The evening calculated from the current entries. */
export interface EnteredEvening {
  /** Null if there is nothing to estimate, and until the calculation is loaded and the time known. */
  evening: Evening | null;
  /** Why there is none; null until that is known. */
  reason: NoEvening | null;
  /** The calculation could not be loaded. */
  isMissing: boolean;
  /** The entries that it was calculated from. */
  model: CalculatorModel;
  limit: ApplicableLimit;
  /** The current minute, milliseconds since 1970; 0 on the server and during hydration. */
  nowMs: number;
}

/**
 * The evening of the current entries. It is updated after the typing (deferred), and calculated
 * once for all components that use it.
 * @param open calculates an evening from a measurement; left out for drinks
 */
export function useEnteredEvening(open?: OpenEvening): EnteredEvening {
  const { store, site, laws } = useCalculatorContext();
  const model = useDeferredValue(useCalculatorModel((model) => model));
  const whereabouts = useWhereabouts(store);
  const nowMs = useNow();
  const limit = applicableLimit(limitChoice(model, site, whereabouts, laws), laws);
  const { openDrinks, isMissing } = useOpenDrinks();
  const openEntered = open ?? openDrinks;

  useEffect(() => {
    if (!open) void loadOpenDrinks();
  }, [open]);

  // The calculator's entries always have a day, so the current time is not needed to infer one.
  const opened =
    openEntered && openedEvening(openEntered, model, limit, { zone: localZone, nowMs: 0 });
  const isOpened = opened !== null && isEvening(opened);
  return {
    evening: isOpened && nowMs !== null ? opened : null,
    reason: isOpened ? null : opened,
    isMissing: !openEntered && isMissing,
    model,
    limit,
    nowMs: nowMs ?? 0,
  };
}
