import type { CalculatorModel } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import type { CountryLaws, LimitChoice } from './applicable-limit';

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

/**
 * Whose limit a visitor keeps: of the selected country; while none is, or one that is not on the list
 * (entries are kept for years, and may be of another version), of the default one.
 */
export function limitChoice(
  model: Pick<CalculatorModel, 'selectedCountryId' | 'driverClass' | 'ownLimitPermille'>,
  site: Pick<Site, 'code' | 'countries'>,
  browserRegion: string | null,
  laws: CountryLaws,
): LimitChoice {
  const { selectedCountryId, driverClass, ownLimitPermille } = model;
  const isListed = Object.hasOwn(laws, selectedCountryId);
  const iso2 = isListed ? selectedCountryId : defaultCountry(site, browserRegion);
  return { iso2, driverClass, ownLimitPermille };
}
