import type { Site } from '@/lib/site/sites';

/**
 * The country chosen for a visitor who has not chosen: the browser's region if it is among the
 * site's countries, otherwise the site's first (spec section 4).
 * @param browserRegion ISO 3166 code, upper case; null or empty when the browser names none
 * @throws {Error} for a site without countries
 */
export function defaultCountry(
  site: Pick<Site, 'code' | 'countries'>,
  browserRegion: string | null,
): string {
  if (browserRegion && site.countries.includes(browserRegion)) return browserRegion;
  const [first] = site.countries;
  if (first === undefined) throw new Error(`Site without countries: ${site.code}`);
  return first;
}
