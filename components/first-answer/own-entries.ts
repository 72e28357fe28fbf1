import { browserRegion } from '@/lib/browser/region';
import { openedEntries, type CalculatorSetup } from '@/lib/store/opened-entries';
import { zonedNow } from '@/lib/store/zoned-now';
import { globalStorage, siteKey } from '@/lib/store/storage';

/** The visitor's saved entries, read as the calculator's store reads them, with time zone and region. */
export function ownEntries(setup: CalculatorSetup) {
  const text = globalStorage.getItem(siteKey(setup.siteCode, 'app-calc-model'));
  const region = browserRegion();
  const at = zonedNow();
  const { model: own, catalog } = openedEntries(setup, text, region, at);
  return { own, catalog, zonedNow: at, region };
}
