import { emergencyNumberOf } from '@/lib/countries/emergency-number';
import { countryLimits, regionLimits, type CountryLimit } from '@/lib/countries/limits';
import { countryOf } from '@/lib/countries/place-code';
import { listedCountries, type ListedCountries, type ListedCountry } from './listed-countries';
import type { Penalties } from './penalties';
import { regionNames } from './region-names';

/** A country or region in the picker. */
export interface CountryOption extends CountryLimit, Pick<ListedCountry, 'name' | 'alias'> {
  /** Phone number of the ambulance; left out if no official source confirms one. */
  emergencyNumber?: string;
  /** Grams of pure alcohol in the country's standard drink, if it has one; result page only. */
  standardDrinkGrams?: number;
  /** Result page only, for the site's own countries. */
  penalties?: Penalties;
}

/** Usual names in newspapers and atlases where CLDR (Node's Intl) differs, by BCP 47 locale. */
const usualNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { BA: 'Bosnia and Herzegovina', TR: 'Turkey' },
  de: { MD: 'Moldau', US: 'USA' },
  fr: { VN: 'Vietnam' },
  ru: { KR: 'Южная Корея', US: 'США', ZA: 'ЮАР' },
  cs: { GB: 'Velká Británie' },
  ja: { US: 'アメリカ' },
  'zh-CN': { AE: '阿联酋', BA: '波黑' },
};

/** Other names to search for. By BCP 47 locale and ISO code. */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    AE: 'UAE Emirates',
    CZ: 'Czech Republic',
    GB: 'UK Great Britain England Wales Northern Ireland',
    NL: 'Holland',
    TR: 'Türkiye',
    US: 'USA America',
  },
  pl: {
    AE: 'ZEA',
    GB: 'Zjednoczone Królestwo Anglia UK',
    NL: 'Niderlandy',
    US: 'USA Ameryka',
    ZA: 'RPA',
  },
  de: {
    AE: 'VAE',
    BY: 'Weißrussland',
    CZ: 'Tschechische Republik',
    GB: 'Großbritannien England UK',
    MD: 'Moldawien',
    NL: 'Holland',
    US: 'Vereinigte Staaten Amerika',
  },
  es: {
    AE: 'EAU',
    CZ: 'República Checa',
    GB: 'Gran Bretaña Inglaterra',
    NL: 'Holanda',
    US: 'EE. UU. EEUU USA',
  },
  fr: {
    AE: 'EAU',
    CZ: 'République tchèque',
    GB: 'Grande-Bretagne Angleterre',
    NL: 'Hollande',
    US: 'USA Amérique',
    VN: 'Viêt Nam',
  },
  'pt-BR': {
    AE: 'EAU',
    BY: 'Belarus',
    CZ: 'República Tcheca',
    GB: 'Grã-Bretanha Inglaterra',
    NL: 'Holanda',
    US: 'EUA USA',
  },
  ru: {
    AE: 'Объединённые Арабские Эмираты',
    BY: 'Белоруссия',
    GB: 'Англия Соединённое Королевство',
    KR: 'Республика Корея',
    MD: 'Молдавия',
    NL: 'Голландия',
    US: 'Соединённые Штаты Америка',
    ZA: 'Южная Африка',
  },
  it: {
    AE: 'EAU',
    CZ: 'Repubblica Ceca',
    GB: 'Gran Bretagna Inghilterra',
    MD: 'Moldova',
    NL: 'Olanda',
    US: 'USA America',
  },
  cs: {
    AE: 'SAE',
    CZ: 'Česká republika',
    GB: 'Spojené království Anglie',
    NL: 'Holandsko',
    US: 'USA Amerika',
    ZA: 'JAR',
  },
  ja: { AE: 'UAE', GB: '英国', GE: 'グルジア', US: '米国 アメリカ合衆国' },
  'zh-CN': {
    AE: '阿拉伯联合酋长国 迪拜',
    AU: '澳洲',
    BA: '波斯尼亚和黑塞哥维那',
    ID: '印尼',
    SA: '沙特',
  },
};

/**
 * All countries and regions with a limit, named and sorted as in the language of a BCP 47 tag. At
 * build time only: Intl's names and order differ between engines, so the browser gets the result.
 * @throws {Error} for a country without a part that belongs to it, which stops the build
 */
export function countryOptions(locale: string): CountryOption[] {
  const collator = new Intl.Collator(locale);
  return [...countryLimits, ...regionLimits]
    .map((limit) => {
      const { iso2 } = limit;
      const country = countryOf(iso2);
      const emergencyNumber = emergencyNumberOf(country);
      const alias = iso2 === country ? aliases[locale]?.[iso2] : countryName(locale, country);
      return {
        ...limit,
        name: placeName(locale, iso2),
        ...(emergencyNumber && { emergencyNumber }),
        ...(alias && { alias }),
      };
    })
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** @throws {Error} for a place without a name in the language, which stops the build */
function placeName(locale: string, code: string): string {
  const name = code === countryOf(code) ? countryName(locale, code) : regionNames[code]?.[locale];
  if (name === undefined) throw new Error(`No name for ${code} in ${locale}`);
  return name;
}

function countryName(locale: string, iso2: string): string | undefined {
  // The long form of Hong Kong includes "SAR China"; the short forms of others are abbreviations.
  const style = iso2 === 'HK' ? 'short' : 'long';
  const names = new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' });
  return usualNames[locale]?.[iso2] ?? names.of(iso2);
}

/** All countries for the calculator, in the language of a BCP 47 tag; at build time only. */
export function calculatorLimits(locale: string): ListedCountries {
  return listedCountries(countryOptions(locale));
}
