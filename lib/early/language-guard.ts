import { cleanAddress, LANG_PARAM, LOCALE_KEY, saveLocale } from './language-address';
import { storedText } from './stored-text';

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
