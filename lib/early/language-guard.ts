import './early-window';
import { cleanAddress, LANG_PARAM, LOCALE_KEY, saveLocale } from './language-address';

/** Crawlers must see the English home page at its own address. */
const crawlers = /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

/** A visit to the English home page. */
export interface Visit {
  storedLocale: string | null;
  /** Value of `?lang=`; null when there is none. */
  langParam: string | null;
  /** Value of the parameter for an unreachable language; null when there is none. */
  absentParam: string | null;
  isCrawler: boolean;
}

/** The actions of the language guard; codes are those of sites. */
export interface GuardDecision {
  /** The choice to store. */
  store: string | null;
  /** The site to open instead. */
  goTo: string | null;
  /** The site of an unreachable language, for the notice. */
  absent: string | null;
  /** Whether any language was chosen. */
  isChosen: boolean;
}

/**
 * Decides whether the English home page redirects to another language: if the visitor chose one, unless
 * it is unreachable. `?lang=` takes precedence over the stored choice; the target page stores it. First
 * visits, crawlers and unknown codes stay.
 * @param codes of all sites
 * @param english code of the site whose home page this is
 */
export function decideSite(
  { storedLocale, langParam, absentParam, isCrawler }: Visit,
  codes: readonly string[],
  english: string,
): GuardDecision {
  const known = (code: string | null) => (code && codes.includes(code) ? code : null);
  const asked = known(langParam);
  const absent = known(absentParam);
  const stored = known(storedLocale);
  const choice = asked ?? (absent ? null : stored) ?? english;
  const goTo = !isCrawler && choice !== english ? choice : null;
  return { store: goTo ? null : asked, goTo, absent, isChosen: Boolean(asked ?? stored) };
}

/**
 * Applies `decideSite` to the English home page before anything is painted, so that it never appears
 * for a moment. Without storage only `?lang=` counts. The style sheet hides the language choice from
 * visitors who have chosen.
 * @param homes addresses of the home pages by site code
 * @param english code of the English site
 * @param absentName name of the parameter for an unreachable language
 */
export function guardLanguage(
  homes: Readonly<Record<string, string>>,
  english: string,
  absentName: string,
): void {
  const params = new URLSearchParams(location.search);
  let storedLocale: string | null = null;
  try {
    storedLocale = localStorage.getItem(LOCALE_KEY);
  } catch {
    // Storage is denied: no language was chosen before.
  }
  const visit = {
    storedLocale,
    langParam: params.get(LANG_PARAM),
    absentParam: params.get(absentName),
    isCrawler: crawlers.test(navigator.userAgent),
  };
  const { store, goTo, absent, isChosen } = decideSite(visit, Object.keys(homes), english);
  if (goTo) {
    const query = visit.langParam === goTo ? `?${LANG_PARAM}=${goTo}` : '';
    return location.replace(homes[goTo] + query);
  }
  if (store) saveLocale(store);
  if (absent) window.absentLanguage = absent;
  if (isChosen) document.documentElement.dataset.languageChosen = '';
  cleanAddress([LANG_PARAM, absentName]);
}
