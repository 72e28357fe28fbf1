import { LOCALE_KEY } from '@/lib/early/language-guard';
import { siteCodes, sites, type SiteCode } from '@/lib/site/sites';
import { globalStorage } from '@/lib/store/storage';

/** The language chosen earlier; null before any choice, and on the server. */
export function chosenSite(): SiteCode | null {
  const stored = globalStorage.getItem(LOCALE_KEY);
  return siteCodes.find((code) => code === stored) ?? null;
}

/** The site of the visitor's language: chosen earlier, else the browser's first that has a site. */
export function preferredSite(): SiteCode | null {
  const chosen = chosenSite();
  if (chosen || typeof navigator === 'undefined') return chosen;
  const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of navigator.languages) {
    const site = sites.find(({ locale }) => languageOf(locale) === languageOf(tag));
    if (site) return site.code;
  }
  return null;
}

/** Stores the language of the page: the visitor chose to stay with it. */
export function rememberSite(code: SiteCode): void {
  globalStorage.setItem(LOCALE_KEY, code);
}
