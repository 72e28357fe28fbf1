import { useDeferredValue, useEffect } from 'react';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import {
  applicableLimit,
  type ApplicableLimit,
  type CountryLaws,
} from '@/lib/countries/applicable-limit';
import { limitChoice } from '@/lib/countries/default-country';
import { isEvening, type Evening, type NoEvening, type OpenEvening } from '@/lib/evening/evening';
import { openedEvening } from '@/lib/evening/opened-evening';
import type { CalculatorModel } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { loadEngine, useEngine } from '@/lib/store/engine';
import { useWhereabouts } from '@/lib/store/whereabouts';

/** The evening of the present entries. */
export interface EnteredEvening {
  /** Null while there is nothing to estimate, and until clock and engine are there. */
  evening: Evening | null;
  /** Why there is none; null as long as nobody knows. */
  reason: NoEvening | null;
  /** What calculates could not be loaded. */
  isMissing: boolean;
  /** The entries that it was made from. */
  model: CalculatorModel;
  limit: ApplicableLimit;
  /** The present minute, milliseconds since 1970; 0 until the visitor's clock is known. */
  nowMs: number;
}

/**
 * The evening that the entries make, renewed behind the typing and computed once, however many parts
 * of the page ask for it.
 * @param open how entries of another kind than drinks are opened: few visitors have a measurement
 */
export function useEnteredEvening(
  store: CalculatorStore,
  site: Site,
  laws: CountryLaws,
  open?: OpenEvening,
): EnteredEvening {
  const model = useDeferredValue(useCalculator(store, (state) => state.model));
  const whereabouts = useWhereabouts(store);
  const nowMs = useNow();
  const limit = applicableLimit(limitChoice(model, site, whereabouts, laws), laws);
  const { openDrinks, isMissing } = useEngine();
  const openEntered = open ?? openDrinks;

  useEffect(() => {
    if (!open) void loadEngine();
  }, [open]);

  // Entries of the calculator have their day: no moment is needed to infer one.
  const opened =
    openEntered && openedEvening(openEntered, model, limit, { zone: localZone, nowMs: 0 });
  const isThere = opened !== null && isEvening(opened);
  return {
    evening: isThere && nowMs !== null ? opened : null,
    reason: isThere ? null : opened,
    isMissing: !openEntered && isMissing,
    model,
    limit,
    nowMs: nowMs ?? 0,
  };
}
