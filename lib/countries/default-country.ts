import type { CalculatorModel } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import type { CountryLaws, LimitChoice } from './applicable-limit';

/** What the browser reveals about the country that it is in. */
export interface Whereabouts {
  /** Region of its language, ISO 3166 code in upper case; null or empty if there is none. */
  region: string | null;
  /** ISO code of the country of its time zone; empty until it is known, or if there is none. */
  zoneCountry: string;
}

/**
 * The guessed country of a visitor who has not chosen one: the browser's region if it is among the
 * site's countries; if the browser has no region, the country of its time zone; otherwise the first
 * country of the site (spec section 4).
 * @throws {Error} for a site without countries
 */
export function defaultCountry(
  site: Pick<Site, 'code' | 'countries'>,
  { region, zoneCountry }: Whereabouts,
): string {
  if (region && site.countries.includes(region)) return region;
  const [first] = site.countries;
  if (first === undefined) throw new Error(`Site without countries: ${site.code}`);
  return (!region && zoneCountry) || first;
}

/**
 * True if the limit is that of a guessed country: the visitor has chosen neither a country nor an
 * own limit.
 */
export function isCountryGuessed(
  {
    selectedCountryId,
    ownLimitPermille,
  }: Pick<CalculatorModel, 'selectedCountryId' | 'ownLimitPermille'>,
  laws: CountryLaws,
): boolean {
  return ownLimitPermille === null && !Object.hasOwn(laws, selectedCountryId);
}

/**
 * The limit that the visitor has chosen. If no country is selected, or one that is not listed
 * (saved entries may be from another version), it is that of the default country.
 */
export function limitChoice(
  model: Pick<CalculatorModel, 'selectedCountryId' | 'driverClass' | 'ownLimitPermille'>,
  site: Pick<Site, 'code' | 'countries'>,
  whereabouts: Whereabouts,
  laws: CountryLaws,
): LimitChoice {
  const { selectedCountryId, driverClass, ownLimitPermille } = model;
  const isListed = Object.hasOwn(laws, selectedCountryId);
  const iso2 = isListed ? selectedCountryId : defaultCountry(site, whereabouts);
  return { iso2, driverClass, ownLimitPermille };
}
