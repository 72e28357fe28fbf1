import { siteCodes, type SiteCode } from '@/lib/site/sites';

/** Serving lists: one for each site; English has three more, by region. `en` is the US list. */
export const servingVariants = [...siteCodes, 'gb', 'au', 'nz'] as const;
export type ServingVariant = (typeof servingVariants)[number];

/**
 * Whose glasses a visitor of the English site counts in, by ISO 3166 region; the US list otherwise.
 * Ireland, Malta and South Africa drink from British measures (pints and millilitres). Canada's
 * ounces are the US list's; India and Singapore pour spirits by 30 and 60 ml, which that list has
 * as 1 and 2 oz and the British one does not.
 */
const englishVariants: ReadonlyMap<string, ServingVariant> = new Map([
  ['GB', 'gb'],
  ['IE', 'gb'],
  ['MT', 'gb'],
  ['ZA', 'gb'],
  ['AU', 'au'],
  ['NZ', 'nz'],
]);

/** The serving lists a site may need in the browser, the exported page's own first. */
export function servingVariantsOf(siteCode: SiteCode): readonly ServingVariant[] {
  return siteCode === 'en' ? [siteCode, ...new Set(englishVariants.values())] : [siteCode];
}

/**
 * The serving list for a visitor.
 * @param region ISO 3166 code of the browser's language tag, upper case; null or empty when unknown
 */
export function variantForRegion(siteCode: SiteCode, region: string | null): ServingVariant {
  const regional = siteCode === 'en' ? englishVariants.get(region ?? '') : undefined;
  return regional ?? siteCode;
}
