import { siteCodes, type SiteCode } from '@/lib/site/sites';

/** Serving lists: one for each site, and three more for regions of English. `en` is the US list. */
export const servingVariants = [...siteCodes, 'gb', 'au', 'nz'] as const;
export type ServingVariant = (typeof servingVariants)[number];

/**
 * The serving list for visitors of the English site by ISO 3166 region; others get the US list. Ireland,
 * Malta and South Africa use British measures (pints and millilitres), Canada uses US ounces. India and
 * Singapore serve spirits in 30 and 60 ml, which the US list has as 1 and 2 oz, unlike the British one.
 */
const englishVariants: ReadonlyMap<string, ServingVariant> = new Map([
  ['GB', 'gb'],
  ['IE', 'gb'],
  ['MT', 'gb'],
  ['ZA', 'gb'],
  ['AU', 'au'],
  ['NZ', 'nz'],
]);

/** The serving lists a site may need in the browser; the one of the exported page is first. */
export function servingVariantsOf(siteCode: SiteCode): readonly ServingVariant[] {
  return siteCode === 'en' ? [siteCode, ...new Set(englishVariants.values())] : [siteCode];
}

/**
 * The serving list for a visitor.
 * @param region ISO 3166 code from the browser's languages, upper case; null or empty if unknown
 */
export function variantForRegion(siteCode: SiteCode, region: string | null): ServingVariant {
  const regional = siteCode === 'en' ? englishVariants.get(region ?? '') : undefined;
  return regional ?? siteCode;
}
