import { create } from 'zustand';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import {
  eveningsText,
  readEvenings,
  sortedEvenings,
  type KeptEvening,
} from '@/lib/evening/kept-evening';
import type { SiteCode } from '@/lib/site/sites';
import { globalStorage, siteKey } from './storage';

/** The storage key of a site's earlier evenings. */
const eveningsKey = (siteCode: SiteCode) => siteKey(siteCode, 'evenings');

/** A counter of changes to the list, in this or another tab, so that components read it again. */
export const useEveningsChanged = create(() => ({ times: 0 }));

/** Makes components read the list again. */
export function tellEveningsChanged(): void {
  useEveningsChanged.setState(({ times }) => ({ times: times + 1 }));
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.endsWith(':evenings')) tellEveningsChanged();
  });
}

function stored(siteCode: SiteCode, catalog: DrinkCatalog) {
  const text = globalStorage.getItem(eveningsKey(siteCode));
  const read = text === null ? null : readEvenings(text, catalog);
  if (text !== null && read?.firstBroken !== 0) {
    console.warn('Some earlier evenings cannot be read.', read?.others.length);
  }
  return { evenings: sortedEvenings(read?.evenings ?? []), others: read?.others ?? [] };
}

/** The earlier evenings of a site, newest first. */
export function keptEvenings(siteCode: SiteCode, catalog: DrinkCatalog): KeptEvening[] {
  return stored(siteCode, catalog).evenings;
}

/** Changes the list as another tab may have left it. Entries that cannot be read are kept. */
export function changeEvenings(
  siteCode: SiteCode,
  catalog: DrinkCatalog,
  change: (evenings: KeptEvening[]) => KeptEvening[],
): KeptEvening[] {
  const { evenings, others } = stored(siteCode, catalog);
  const changed = sortedEvenings(change(evenings));
  globalStorage.setItem(eveningsKey(siteCode), eveningsText(changed, others));
  tellEveningsChanged();
  return changed;
}
