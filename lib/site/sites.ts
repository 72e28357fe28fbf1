/**
 * The table of language sites: layout, routes, sitemap, hreflang, manifests, service workers and tests
 * loop over it. `code` is the address prefix, `locale` the BCP 47 tag: never compute one from the
 * other (br is not Breton, cz is not a language).
 */

/** How a level is written on a site: ‰, % BAC, g/L or mg/100 ml of blood. */
export type AlcoholUnit = 'promil' | 'bac' | 'gramPerLiter' | 'mgPer100Ml';

/** A row of the table. */
interface SiteRow {
  /** Address prefix; English has none. */
  code: string;
  /** BCP 47 tag for `<html lang>`, hreflang, collation and plural rules. */
  locale: string;
  /** The language's name in the language itself, capitalised as the language does. */
  nativeName: string;
  alcoholUnit: AlcoholUnit;
  /** Its law sets limits in breath: tables of limits show those too. */
  lawInBreath?: true;
  /** Shows neither ‰ nor g/L: its readers do not use them. */
  noPermille?: true;
  decimalSeparator: '.' | ',';
  /** Between a number and its percent sign, according to CLDR: nothing, or a no-break space. */
  percentSpace: '' | '\u00a0';
  /** ISO codes of the countries that speak the language; the first is the default country. */
  countries: readonly [string, ...string[]];
  /** The visitor may switch between metric and imperial units. */
  unitsAllowChange?: true;
}

const rows = [
  {
    code: 'en',
    locale: 'en',
    nativeName: 'English',
    alcoholUnit: 'bac',
    decimalSeparator: '.',
    percentSpace: '',
    countries: ['US', 'GB', 'AU', 'CA', 'IE', 'NZ', 'ZA', 'SG', 'IN', 'MT'],
    unitsAllowChange: true,
  },
  {
    code: 'pl',
    locale: 'pl',
    nativeName: 'Polski',
    alcoholUnit: 'promil',
    decimalSeparator: ',',
    percentSpace: '',
    countries: ['PL'],
  },
  {
    code: 'de',
    locale: 'de',
    nativeName: 'Deutsch',
    alcoholUnit: 'promil',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['DE', 'AT', 'CH', 'LI', 'LU'],
  },
  {
    code: 'es',
    locale: 'es',
    nativeName: 'Español',
    alcoholUnit: 'gramPerLiter',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'EC', 'UY', 'PY', 'BO', 'PA', 'CR', 'AD'],
  },
  {
    code: 'fr',
    locale: 'fr',
    nativeName: 'Français',
    alcoholUnit: 'gramPerLiter',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['FR', 'BE', 'CH', 'CA', 'LU', 'MC', 'MA', 'TN'],
  },
  {
    code: 'br',
    locale: 'pt-BR',
    nativeName: 'Português (Brasil)',
    alcoholUnit: 'gramPerLiter',
    lawInBreath: true,
    decimalSeparator: ',',
    percentSpace: '',
    countries: ['BR', 'PT', 'AO'],
  },
  {
    code: 'ru',
    locale: 'ru',
    nativeName: 'Русский',
    alcoholUnit: 'promil',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['RU', 'BY', 'KZ'],
  },
  {
    code: 'it',
    locale: 'it',
    nativeName: 'Italiano',
    alcoholUnit: 'gramPerLiter',
    decimalSeparator: ',',
    percentSpace: '',
    countries: ['IT', 'CH'],
  },
  {
    code: 'cz',
    locale: 'cs',
    nativeName: 'Čeština',
    alcoholUnit: 'promil',
    decimalSeparator: ',',
    percentSpace: '\u00a0',
    countries: ['CZ', 'SK'],
  },
  {
    code: 'jp',
    locale: 'ja',
    nativeName: '日本語',
    alcoholUnit: 'bac',
    lawInBreath: true,
    noPermille: true,
    decimalSeparator: '.',
    percentSpace: '',
    countries: ['JP'],
  },
  {
    code: 'cn',
    locale: 'zh-CN',
    nativeName: '简体中文',
    alcoholUnit: 'mgPer100Ml',
    decimalSeparator: '.',
    percentSpace: '',
    countries: ['CN', 'SG'],
  },
] as const satisfies readonly SiteRow[];

export type SiteCode = (typeof rows)[number]['code'];

export interface Site extends SiteRow {
  code: SiteCode;
}

export const sites: readonly Site[] = rows;
export const siteCodes = sites.map(({ code }) => code);

/** Served at the root and used for x-default. */
export const defaultSiteCode = 'en' satisfies SiteCode;

/** @throws {Error} for a code that is not in the table */
export function siteByCode(code: string): Site {
  const site = sites.find((candidate) => candidate.code === code);
  if (!site) throw new Error(`Unknown site code: ${code}`);
  return site;
}
