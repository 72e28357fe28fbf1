import { defaultSiteCode, siteCodes, sites, type SiteCode } from '@/lib/site/sites';
import { sitePrefix, withBasePath } from '@/lib/site/routes';
import { globalStorage } from '@/lib/store/storage';

/** Global storage key (spec section 3): the code of the chosen language site. */
const LOCALE_KEY = 'locale';

/** Crawlers must see the English home at its own address. */
const crawlers = /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

/** What the language guard knows of a visit. */
export interface Visit {
  storedLocale: string | null;
  /** Value of `?lang=`; null when there is none. */
  langParam: string | null;
  /** True on the English home page only. */
  isHome: boolean;
  isCrawler: boolean;
}

/** `store`: the choice to remember; `goTo`: the site to land on instead. Null: nothing to do. */
export interface GuardDecision {
  store: SiteCode | null;
  goTo: SiteCode | null;
}

/**
 * Who chose another language and opens the English home lands on that language's site. `?lang=`
 * wins over an earlier choice and is remembered. First visits, other pages and crawlers stay where
 * they are, and so do codes that no site has.
 *
 * Its text runs as an inline script too, so it uses nothing from outside itself.
 * @param codes all site codes
 * @param english the code of the site whose home this is
 */
export function decideSite(
  { storedLocale, langParam, isHome, isCrawler }: Visit,
  codes: readonly SiteCode[],
  english: SiteCode,
): GuardDecision {
  const store = codes.find((code) => code === langParam) ?? null;
  const choice = store ?? codes.find((code) => code === storedLocale) ?? english;
  const leaves = isHome && !isCrawler && choice !== english;
  return { store, goTo: leaves ? choice : null };
}

/** The language chosen earlier; null before any choice, and on the server. */
export function chosenSite(): SiteCode | null {
  return knownSite(globalStorage.getItem(LOCALE_KEY));
}

/**
 * The language of ours that the visitor reads: the one chosen earlier, else the first of the browser's
 * that we have; null for none, and on the server.
 */
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

/** Remembers a language chosen by a link or on the language-choice page. */
export function rememberSite(code: SiteCode): void {
  globalStorage.setItem(LOCALE_KEY, code);
}

/**
 * Remembers the language that `?lang=` asks for. For pages other than the English home, whose inline
 * script does it: a language link opened in a new tab tells nobody but the page it opens.
 */
export function rememberLangParam(): void {
  const code = knownSite(new URLSearchParams(window.location.search).get('lang'));
  if (code) rememberSite(code);
}

/**
 * `decideSite` as an inline script for the English home page, so that nobody sees English flash by.
 * In a browser that keeps nothing it does nothing: there is no earlier choice.
 */
export const languageGuardScript = /* @__PURE__ */ guardScript();

/** Called once, and marked pure, so that bundles for the browser leave it out. */
function guardScript(): string {
  const homes = Object.fromEntries(siteCodes.map((code) => [code, withBasePath(sitePrefix(code))]));
  return `(function(){try{var key='${LOCALE_KEY}',homes=${JSON.stringify(homes)},
decision=(${decideSite.toString()})({storedLocale:localStorage.getItem(key),
langParam:new URLSearchParams(location.search).get('lang'),isHome:true,
isCrawler:/${crawlers.source}/i.test(navigator.userAgent)},Object.keys(homes),'${defaultSiteCode}');
if(decision.store)localStorage.setItem(key,decision.store);
if(decision.goTo)location.replace(homes[decision.goTo])}catch(e){}})()`;
}

function knownSite(code: string | null): SiteCode | null {
  return siteCodes.find((candidate) => candidate === code) ?? null;
}
