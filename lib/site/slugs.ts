import type { SiteCode } from './sites';

/**
 * The path of each page below the prefix of a site, ASCII, in the order of menu and sitemap: one per
 * language, or the same in all. What else is declared of a page is in `pages.ts`, which most pages do not
 * load.
 */
const slugs = {
  home: '',
  result: {
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
  help: {
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
  about: 'about',
  privacy: {
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
  notFound: '404',
} as const satisfies Record<string, string | Readonly<Record<SiteCode, string>>>;

export type PageName = keyof typeof slugs;

/** All pages, in the order of the table. */
export const pageNames = Object.keys(slugs) as PageName[];

export function isPageName(text: string): text is PageName {
  return Object.hasOwn(slugs, text);
}

/** The path of a page below the prefix of a site, without slashes. */
export function slugOf(page: PageName, code: SiteCode): string {
  const slug: string | Readonly<Record<SiteCode, string>> = slugs[page];
  return typeof slug === 'string' ? slug : slug[code];
}

/** The page that has this slug on a site. */
export function pageBySlug(code: SiteCode, slug: string): PageName | undefined {
  return pageNames.find((page) => slugOf(page, code) === slug);
}
