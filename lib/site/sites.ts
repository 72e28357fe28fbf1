/**
 * The one table of language sites. Layout, routes, sitemap, hreflang, manifests, workers and tests
 * loop over it. `code` is the address prefix, `locale` the BCP 47 tag: never compute one from the
 * other (br is not Breton, cz is not a language).
 */

/** How a level is written on a site: ‰, % BAC, g/L or mg/100 ml of blood. */
export type AlcoholUnit = 'promil' | 'bac' | 'gramPerLiter' | 'mgPer100Ml';

export type SiteCode = (typeof siteCodes)[number];

export interface Site {
  /** Address prefix; English has none. */
  code: SiteCode;
  /** BCP 47 tag for `<html lang>`, hreflang, collation and plural rules. */
  locale: string;
  /** The language's own name, first letter as the language writes it. */
  nativeName: string;
  /** Last path segment of the result page, ASCII. */
  resultSlug: string;
  /** Last path segment of the privacy policy, ASCII. */
  privacySlug: string;
  /** Last path segment of the help page, ASCII. */
  helpSlug: string;
  alcoholUnit: AlcoholUnit;
  /** Its law counts in breath: tables of limits show that figure too. */
  lawInBreath?: true;
  /** Neither ‰ nor g/L anywhere: nobody there reads them. */
  noPermille?: true;
  decimalSeparator: '.' | ',';
  /** Between a number and its percent sign, by CLDR: nothing, or a no-break space. */
  percentSpace: '' | '\u00a0';
  /** ISO 3166 codes of the countries that speak the language, likeliest first: the default country. */
  countries: readonly string[];
  /** True where the visitor may switch between metric and imperial (spec section 4: only en). */
  unitsAllowChange: boolean;
  /** Open Graph's territory form of the locale. */
  ogLocale: string;
}

export const siteCodes = [
  'en',
  'pl',
  'de',
  'es',
  'fr',
  'br',
  'ru',
  'it',
  'cz',
  'jp',
  'cn',
] as const;

/** Served at the root and used for x-default. */
export const defaultSiteCode = 'en' satisfies SiteCode;

export const sites: readonly Site[] = [
  {
    code: 'en',
    locale: 'en',
    nativeName: 'English',
    resultSlug: 'result',
    privacySlug: 'privacy-policy',
    helpSlug: 'help',
    alcoholUnit: 'bac',
    decimalSeparator: '.',
    percentSpace: '',
    countries: ['US', 'GB', 'AU', 'CA', 'IE', 'NZ', 'ZA', 'SG', 'IN', 'MT'],
    unitsAllowChange: true,
    ogLocale: 'en_US',
  },
  {
    code: 'pl',
    locale: 'pl',
    nativeName: 'Polski',
    resultSlug: 'wynik',
    privacySlug: 'polityka-prywatnosci',
    helpSlug: 'pomoc',
    alcoholUnit: 'promil',
    decimalSeparator: ',',
    percentSpace: '',
    countries: ['PL'],
    unitsAllowChange: false,
    ogLocale: 'pl_PL',
  },
  {
    code: 'de',
    locale: 'de',
    nativeName: 'Deutsch',
    resultSlug: 'ergebnis',
    privacySlug: 'datenschutzerklaerung',
    helpSlug: 'hilfe',
    alcoholUnit: 'promil',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['DE', 'AT', 'CH', 'LI', 'LU'],
    unitsAllowChange: false,
    ogLocale: 'de_DE',
  },
  {
    code: 'es',
    locale: 'es',
    nativeName: 'Español',
    resultSlug: 'resultado',
    privacySlug: 'politica-de-privacidad',
    helpSlug: 'ayuda',
    alcoholUnit: 'gramPerLiter',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'EC', 'UY', 'PY', 'BO', 'PA', 'CR', 'AD'],
    unitsAllowChange: false,
    ogLocale: 'es_ES',
  },
  {
    code: 'fr',
    locale: 'fr',
    nativeName: 'Français',
    resultSlug: 'resultat',
    privacySlug: 'politique-de-confidentialite',
    helpSlug: 'aide',
    alcoholUnit: 'gramPerLiter',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['FR', 'BE', 'CH', 'CA', 'LU', 'MC', 'MA', 'TN'],
    unitsAllowChange: false,
    ogLocale: 'fr_FR',
  },
  {
    code: 'br',
    locale: 'pt-BR',
    nativeName: 'Português (Brasil)',
    resultSlug: 'resultado',
    privacySlug: 'politica-de-privacidade',
    helpSlug: 'ajuda',
    alcoholUnit: 'gramPerLiter',
    lawInBreath: true,
    decimalSeparator: ',',
    percentSpace: '',
    countries: ['BR', 'PT', 'AO'],
    unitsAllowChange: false,
    ogLocale: 'pt_BR',
  },
  {
    code: 'ru',
    locale: 'ru',
    nativeName: 'Русский',
    resultSlug: 'result',
    privacySlug: 'privacy-policy',
    helpSlug: 'help',
    alcoholUnit: 'promil',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['RU', 'BY', 'KZ'],
    unitsAllowChange: false,
    ogLocale: 'ru_RU',
  },
  {
    code: 'it',
    locale: 'it',
    nativeName: 'Italiano',
    resultSlug: 'risultato',
    privacySlug: 'informativa-sulla-privacy',
    helpSlug: 'aiuto',
    alcoholUnit: 'gramPerLiter',
    decimalSeparator: ',',
    percentSpace: '',
    countries: ['IT', 'CH'],
    unitsAllowChange: false,
    ogLocale: 'it_IT',
  },
  {
    code: 'cz',
    locale: 'cs',
    nativeName: 'Čeština',
    resultSlug: 'vysledek',
    privacySlug: 'zasady-ochrany-osobnich-udaju',
    helpSlug: 'napoveda',
    alcoholUnit: 'promil',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['CZ', 'SK'],
    unitsAllowChange: false,
    ogLocale: 'cs_CZ',
  },
  {
    code: 'jp',
    locale: 'ja',
    nativeName: '日本語',
    resultSlug: 'result',
    privacySlug: 'privacy-policy',
    helpSlug: 'help',
    alcoholUnit: 'bac',
    lawInBreath: true,
    noPermille: true,
    decimalSeparator: '.',
    percentSpace: '',
    countries: ['JP'],
    unitsAllowChange: false,
    ogLocale: 'ja_JP',
  },
  {
    code: 'cn',
    locale: 'zh-CN',
    nativeName: '简体中文',
    resultSlug: 'result',
    privacySlug: 'privacy-policy',
    helpSlug: 'help',
    alcoholUnit: 'mgPer100Ml',
    decimalSeparator: '.',
    percentSpace: '',
    countries: ['CN', 'SG'],
    unitsAllowChange: false,
    ogLocale: 'zh_CN',
  },
];

/**
 * The row of one site.
 * @throws when the code is not in the table (spec section 8: unknown site code)
 */
export function siteByCode(code: string): Site {
  const site = sites.find((candidate) => candidate.code === code);
  if (!site) throw new Error(`Unknown site code: ${code}`);
  return site;
}
