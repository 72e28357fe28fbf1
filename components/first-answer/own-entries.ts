import { browserRegion } from '@/lib/browser/region';
import { openedEntries, type CalculatorSetup } from '@/lib/store/opened-entries';
import { placeNow } from '@/lib/store/place-now';
import { globalStorage, siteKey } from '@/lib/store/storage';

/** The visitor's saved entries, read as the calculator's store reads them, with time zone and region. */
export function ownEntries(setup: CalculatorSetup) {
  const text = globalStorage.getItem(siteKey(setup.siteCode, 'app-calc-model'));
  const region = browserRegion();
  const place = placeNow();
  const { model: own, catalog } = openedEntries(setup, text, region, place);
  return { own, catalog, place, region };
}
