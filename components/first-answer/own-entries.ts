import type { Whereabouts } from '@/lib/countries/country-candidates';
import { openedEntries, type CalculatorSetup } from '@/lib/store/opened-entries';
import { zonedNow } from '@/lib/store/zoned-now';
import { globalStorage, siteKey } from '@/lib/store/storage';

/** The visitor's saved entries, read as the calculator's store reads them, with the time zone. */
export function ownEntries(setup: CalculatorSetup, whereabouts: Whereabouts) {
  const text = globalStorage.getItem(siteKey(setup.siteCode, 'app-calc-model'));
  const at = zonedNow();
  const { model: own, catalog } = openedEntries(setup, text, whereabouts, at);
  return { own, catalog, zonedNow: at };
}
