import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { globalStorage, siteKey } from '@/lib/store/storage';

const keptSummary = onDemand(() => import('./kept-summary').then((part) => part.KeptSummary));

/** How many evenings are kept, and the last one. Loaded only where there are any. */
export function KeptCount({ store, site }: { store: CalculatorStore; site: Site }) {
  const [KeptSummary, load] = keptSummary.usePart();
  const isReady = useCalculator(store, (state) => state.isReady);
  // A new evening, for which the one before is kept, has another day or none.
  const day = useCalculator(store, ({ model }) => model.startDay);

  useEffect(() => {
    if (isReady && globalStorage.getItem(siteKey(site.code, 'evenings')) !== null) load();
  }, [isReady, day, site, load]);

  return KeptSummary && <KeptSummary {...{ store, site }} />;
}
