import { ABSENT_PARAM } from '@/lib/site/absent-param';
import { defaultSiteCode, siteCodes, sites, type SiteCode } from '@/lib/site/sites';
import { sitePrefix, withBasePath } from '@/lib/site/routes';
import { globalStorage } from '@/lib/store/storage';

/** Global storage key (spec section 3): the code of the chosen language site. */
const LOCALE_KEY = 'locale';

/** Crawlers must see the English home at its own address. */
const crawlers = /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

declare global {
  interface Window {
    /** Left by the language guard: the code of a language that could not be opened just now. */
    absentLanguage?: SiteCode;
  }
}

/** What the language guard knows of a visit to the English home page. */
export interface Visit {
  storedLocale: string | null;
  /** Value of `?lang=`; null when there is none. */
  langParam: string | null;
  /** Value of `?absent=`; null when there is none. */
  absentParam: string | null;
  isCrawler: boolean;
}

/**
 * `store`: the choice to remember; `goTo`: the site to land on instead; `absent`: the site that the
 * visitor is to hear is out of reach. Null: nothing to do. `isChosen`: there is a choice, of whatever
 * language.
 */
export interface GuardDecision {
  store: SiteCode | null;
  goTo: SiteCode | null;
  absent: SiteCode | null;
  isChosen: boolean;
}

/**
 * Who chose another language and opens the English home lands on that language's site, unless that
 * is out of reach. `?lang=` wins over an earlier choice; it is remembered by the page that it leads
 * to. First visits and crawlers stay where they are, and so do codes that no site has.
 *
 * Its text runs as an inline script too, so it uses nothing from outside itself.
 * @param codes all site codes
 * @param english the code of the site whose home this is
 */
export function decideSite(
  { storedLocale, langParam, absentParam, isCrawler }: Visit,
  codes: readonly SiteCode[],
  english: SiteCode,
): GuardDecision {
  const [asked, absent, stored] = [langParam, absentParam, storedLocale].map(
    (text) => codes.find((code) => code === text) ?? null,
  );
  const choice = asked ?? (absent ? null : stored) ?? english;
  const goTo = !isCrawler && choice !== english ? choice : null;
  const isChosen = Boolean(asked ?? stored);
  return { store: goTo ? null : (asked ?? null), goTo, absent: absent ?? null, isChosen };
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

/** Remembers a language that is on show: the visitor chose to stay with it. */
export function rememberSite(code: SiteCode): void {
  globalStorage.setItem(LOCALE_KEY, code);
}

/** Takes parameters that were for the scripts below out of the address: it may be shared. */
const cleanAddress = `function(names){var a=new URL(location.href);
if(!names.some(function(n){return a.searchParams.has(n)}))return;
names.forEach(function(n){a.searchParams.delete(n)});history.replaceState(history.state,'',a)}`;

/**
 * Inline script of every page but the English home: the page is reached, so the language that
 * `?lang=` asks for is remembered. Before the router runs, which would keep the address as it was.
 */
export const arrivalScript = /* @__PURE__ */ scriptOfArrival();

function scriptOfArrival(): string {
  return `(function(){var code=new URLSearchParams(location.search).get('lang');
if(${JSON.stringify(siteCodes)}.indexOf(code)<0)return;
try{localStorage.setItem('${LOCALE_KEY}',code)}catch(e){}(${cleanAddress})(['lang'])})()`;
}

/**
 * `decideSite` as an inline script for the English home page, so that nobody sees English flash by.
 * A browser that keeps nothing knows of no earlier choice, and is led by `?lang=` alone. The
 * language-choice page is not shown to whoever has chosen.
 */
export const languageGuardScript = /* @__PURE__ */ guardScript();

/** Called once, and marked pure, so that bundles for the browser leave it out. */
function guardScript(): string {
  const homes = Object.fromEntries(siteCodes.map((code) => [code, withBasePath(sitePrefix(code))]));
  return `(function(){var key='${LOCALE_KEY}',homes=${JSON.stringify(homes)},
asked=new URLSearchParams(location.search),stored=null;try{stored=localStorage.getItem(key)}catch(e){}
var decision=(${decideSite.toString()})({storedLocale:stored,
langParam:asked.get('lang'),absentParam:asked.get('${ABSENT_PARAM}'),
isCrawler:/${crawlers.source}/i.test(navigator.userAgent)},Object.keys(homes),'${defaultSiteCode}');
if(decision.goTo)return location.replace(homes[decision.goTo]+(asked.get('lang')===decision.goTo?'?lang='+decision.goTo:''));
if(decision.store)try{localStorage.setItem(key,decision.store)}catch(e){}
if(decision.absent)window.absentLanguage=decision.absent;
if(decision.isChosen)document.documentElement.dataset.languageChosen='';
(${cleanAddress})(['lang','${ABSENT_PARAM}'])})()`;
}

function knownSite(code: string | null): SiteCode | null {
  return siteCodes.find((candidate) => candidate === code) ?? null;
}
