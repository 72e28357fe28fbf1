import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import {
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import { globalStorage, siteKey } from '@/lib/store/storage';

const keptSummary = onDemand(() => import('./kept-summary').then((part) => part.KeptSummary));

/** The number of kept evenings, and the last one. Loaded only if there are any. */
export function KeptCount() {
  const { site } = useCalculatorContext();
  const [KeptSummary, load] = keptSummary.usePart();
  const isReady = useCalculatorState((state) => state.isReady);
  // Starting a new evening stores the previous one and changes the day.
  const day = useCalculatorModel((model) => model.startDay);

  useEffect(() => {
    if (isReady && globalStorage.getItem(siteKey(site.code, 'evenings')) !== null) load();
  }, [isReady, day, site, load]);

  return KeptSummary && <KeptSummary />;
}
