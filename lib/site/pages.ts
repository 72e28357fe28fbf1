import type messages from '@/messages/en.json';
import type { SiteCode } from './sites';

/** A link of the menu; the footer repeats those at its bottom. */
export interface MenuEntry {
  /** Its name is the message `shell.menu.{label}`. */
  label: keyof typeof messages.shell.menu;
  position: 'top' | 'bottom';
}

/** A page that every site has once. */
interface PageRow {
  /**
   * Path below the prefix of a site, ASCII. One per language: served by `app/[site]/[slug]`. The same
   * in all languages: served by a folder of its own in `app/[site]`.
   */
  slug: string | Readonly<Record<SiteCode, string>>;
  /** Id of an article with title and description; else these are the messages `meta.{page}`. */
  article?: string;
  /** The title ends with the name of the app. */
  hasAppNameInTitle?: true;
  menu?: MenuEntry;
  /** Search engines must not list it: `noindex`, and not in the sitemap. */
  isUnlisted?: true;
  /** Its scripts start after the first paint; those of other pages wait for interaction. */
  startsAtOnce?: true;
  /** A script without React draws its answer first (`components/first-answer/{page}.tsx`). */
  hasFirstAnswer?: true;
  /** Service workers do not keep it for offline use. */
  isOnlineOnly?: true;
}

/**
 * The single source of truth about pages, in the order of menu and sitemap. Addresses, metadata,
 * menu, sitemap, service workers and the build derive from it. Articles are declared in
 * `content/articles/{site}/manifest.json`.
 *
 * Browsers load this table, for addresses: a field that has its default is left out. It has no whole
 * message keys, since first answers contain the messages of all keys in their code.
 */
export const pages = {
  home: {
    slug: '',
    menu: { label: 'calculator', position: 'top' },
    startsAtOnce: true,
    hasFirstAnswer: true,
  },
  result: {
    slug: {
      en: 'result',
      pl: 'wynik',
      de: 'ergebnis',
      es: 'resultado',
      fr: 'resultat',
      br: 'resultado',
      ru: 'result',
      it: 'risultato',
      cz: 'vysledek',
      jp: 'result',
      cn: 'result',
    },
    hasAppNameInTitle: true,
    menu: { label: 'result', position: 'top' },
    isUnlisted: true,
    startsAtOnce: true,
    hasFirstAnswer: true,
  },
  help: {
    slug: {
      en: 'help',
      pl: 'pomoc',
      de: 'hilfe',
      es: 'ayuda',
      fr: 'aide',
      br: 'ajuda',
      ru: 'help',
      it: 'aiuto',
      cz: 'napoveda',
      jp: 'help',
      cn: 'help',
    },
    menu: { label: 'help', position: 'bottom' },
  },
  privacy: {
    slug: {
      en: 'privacy-policy',
      pl: 'polityka-prywatnosci',
      de: 'datenschutzerklaerung',
      es: 'politica-de-privacidad',
      fr: 'politique-de-confidentialite',
      br: 'politica-de-privacidade',
      ru: 'privacy-policy',
      it: 'informativa-sulla-privacy',
      cz: 'zasady-ochrany-osobnich-udaju',
      jp: 'privacy-policy',
      cn: 'privacy-policy',
    },
    article: 'privacy-policy',
    hasAppNameInTitle: true,
    menu: { label: 'privacy', position: 'bottom' },
  },
  notFound: {
    slug: '404',
    isUnlisted: true,
  },
} as const satisfies Record<string, PageRow>;

type Pages = typeof pages;

export type PageName = keyof Pages;

/** Pages whose address differs by language. */
export type LocalizedPage = {
  [Page in PageName]: Pages[Page]['slug'] extends string ? never : Page;
}[PageName];

/** Pages whose title and description are those of an article. */
type ArticlePage = {
  [Page in PageName]: Pages[Page] extends { article: string } ? Page : never;
}[PageName];

/** Pages whose answer is drawn before React has come. */
export type FirstAnswerPage = {
  [Page in PageName]: Pages[Page] extends { hasFirstAnswer: true } ? Page : never;
}[PageName];

/** All pages, in the order of the table. */
export const pageNames = Object.keys(pages) as PageName[];

export function isPageName(text: string): text is PageName {
  return Object.hasOwn(pages, text);
}

export function isLocalizedPage(page: PageName): page is LocalizedPage {
  return typeof pages[page].slug !== 'string';
}

/** The row of a page with its optional fields. */
export function rowOf(page: PageName): PageRow {
  return pages[page];
}

export function hasArticle(page: PageName): page is ArticlePage {
  return rowOf(page).article !== undefined;
}

export function hasFirstAnswer(page: PageName): page is FirstAnswerPage {
  return rowOf(page).hasFirstAnswer === true;
}

/** The path of a page below the prefix of a site, without slashes. */
export function slugOf(page: PageName, code: SiteCode): string {
  const { slug } = rowOf(page);
  return typeof slug === 'string' ? slug : slug[code];
}

/** The page that has this slug on a site. */
export function pageBySlug(code: SiteCode, slug: string): PageName | undefined {
  return pageNames.find((page) => slugOf(page, code) === slug);
}
