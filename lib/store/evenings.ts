import { create } from 'zustand';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import {
  eveningsText,
  sortedEvenings,
  storedEvenings,
  type KeptEvening,
} from '@/lib/evening/kept-evening';
import type { SiteCode } from '@/lib/site/sites';
import { globalStorage, siteKey } from './storage';

/** Where the earlier evenings of a site are kept. */
export function eveningsKey(siteCode: SiteCode): string {
  return siteKey(siteCode, 'evenings');
}

/** Counts the changes of the list, made here or in another tab, so that whoever shows it looks anew. */
export const useEveningsChanged = create(() => ({ times: 0 }));

/** Whoever shows the list looks anew. */
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
  return text === null ? { evenings: [], others: [] } : storedEvenings(text, catalog);
}

/** The earlier evenings of a site, newest first. */
export function keptEvenings(siteCode: SiteCode, catalog: DrinkCatalog): KeptEvening[] {
  return stored(siteCode, catalog).evenings;
}

/**
 * Changes the list as storage has it now: another tab may have changed it. Of more than 200 the oldest
 * go. What cannot be read stays: it may be of another region's glasses, or of a newer version.
 */
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
