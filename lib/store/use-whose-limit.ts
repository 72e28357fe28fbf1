import { useStore } from 'zustand';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import type { LimitFacts } from '@/lib/countries/driver-classes';
import { whoseLimit, type WhoseLimit } from '@/lib/countries/whose-limit';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from './calculator';

/** The limit that counts for some entries where the browser of this store is. */
export function useWhoseLimit(
  store: CalculatorStore,
  entries: LimitFacts,
  site: Pick<Site, 'countries'>,
  laws: CountryLaws,
): WhoseLimit {
  const whereabouts = useStore(store, (state) => state.whereabouts);
  return whoseLimit(entries, site, whereabouts, laws);
}
