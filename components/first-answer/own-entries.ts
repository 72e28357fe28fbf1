import { browserRegion } from '@/lib/browser/region';
import { openedEntries, type CalculatorSetup } from '@/lib/store/opened-entries';
import { placeNow } from '@/lib/store/place-now';
import { globalStorage, siteKey } from '@/lib/store/storage';

/** What the visitor has saved, read as the store of the calculator does, and where it is read. */
export function ownEntries(setup: CalculatorSetup) {
  const text = globalStorage.getItem(siteKey(setup.siteCode, 'app-calc-model'));
  const region = browserRegion();
  const place = placeNow();
  const { model: own, catalog } = openedEntries(setup, text, region, place);
  return { own, catalog, place, region };
}
