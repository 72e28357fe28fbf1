import { storedText } from './stored-text';

/** Storage key of the chosen language's code, shared by all sites. */
export const LOCALE_KEY = 'locale';

/** Query parameter that asks for a language. */
const LANG_PARAM = 'lang';

/** Crawlers must see the English home page at its own address. */
const crawlers = /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

/**
 * Redirects the English home page, before anything is painted, to the language that the visitor chose.
 * `?lang=` takes precedence over the stored choice; the target page stores it. First visits, crawlers
 * and unknown codes stay. The style sheet hides the language choice from visitors who have chosen.
 * @param homes addresses of the home pages by site code
 * @param english code of the English site
 */
export function guardLanguage(homes: Readonly<Record<string, string>>, english: string): void {
  const params = new URLSearchParams(location.search);
  const codes = Object.keys(homes);
  const known = (code: string | null) => (code && codes.includes(code) ? code : null);
  const asked = known(params.get(LANG_PARAM));
  const stored = known(storedText(LOCALE_KEY));
  const choice = asked ?? stored ?? english;
  if (choice !== english && !crawlers.test(navigator.userAgent)) {
    return location.replace(homes[choice] + (asked ? `?${LANG_PARAM}=${asked}` : ''));
  }
  if (asked) saveLocale(asked);
  if (asked ?? stored) document.documentElement.dataset.languageChosen = '';
  cleanAddress();
}

/**
 * Stores the language that `?lang=` asks for once its page is reached; for all pages but the English
 * home page. Runs before the router, which would restore the address.
 * @param codes of all sites
 */
export function storeAskedLanguage(codes: readonly string[]): void {
  const code = new URLSearchParams(location.search).get(LANG_PARAM);
  if (!code || !codes.includes(code)) return;
  saveLocale(code);
  cleanAddress();
}

function saveLocale(code: string) {
  try {
    localStorage.setItem(LOCALE_KEY, code);
  } catch {
    // Storage is denied: the choice is valid for this page only.
  }
}

/** Removes the parameter, which has been handled, from the address, which may be shared. */
function cleanAddress() {
  const address = new URL(location.href);
  if (!address.searchParams.has(LANG_PARAM)) return;
  address.searchParams.delete(LANG_PARAM);
  history.replaceState(history.state, '', address);
}
