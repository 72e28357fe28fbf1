import { countryOf } from '@/lib/countries/place-code';
import { siteCodes, type SiteCode } from '@/lib/site/sites';

/**
 * Serving lists: one for each site, and four more for readers of English. `en` is the US list, `metric`
 * that of all countries without a list of their own.
 */
export const servingVariants = [...siteCodes, 'gb', 'au', 'nz', 'metric'] as const;
export type ServingVariant = (typeof servingVariants)[number];

/**
 * The countries of the English lists by ISO 3166 code. Ireland, Malta and South Africa use British
 * measures (pints and millilitres), Canada and the US territories use US ounces.
 */
const englishVariants: ReadonlyMap<string, ServingVariant> = new Map([
  ...['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP'].map((code) => [code, 'en'] as const),
  ...['GB', 'IE', 'MT', 'ZA'].map((code) => [code, 'gb'] as const),
  ['AU', 'au'],
  ['NZ', 'nz'],
]);

/** The serving lists a site may need in the browser; the one of the exported page is first. */
export function servingVariantsOf(siteCode: SiteCode): readonly ServingVariant[] {
  return siteCode === 'en' ? [...new Set(englishVariants.values()), 'metric'] : [siteCode];
}

/**
 * The serving list of the visitor's country, where there is one in the language of the site; other
 * readers of English measure in millilitres.
 * @param region ISO 3166 code of a country or region; null or empty if unknown
 */
export function variantForRegion(siteCode: SiteCode, region: string | null): ServingVariant {
  if (siteCode !== 'en' || !region) return siteCode;
  return englishVariants.get(countryOf(region)) ?? 'metric';
}
