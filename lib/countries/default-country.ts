import type { CalculatorModel } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import type { CountryLaws, LimitChoice } from './applicable-limit';

/** What a browser tells of the country it is in. */
export interface Whereabouts {
  /** ISO 3166 code of its language's region, upper case; null or empty when it names none. */
  region: string | null;
  /** ISO code of the country of its time zone; empty until that is known, or when it has none. */
  zoneCountry: string;
}

/**
 * The country guessed for a visitor who has not chosen: the browser's region if it is among the site's
 * countries; where the browser names no region, the country of its time zone; otherwise the site's
 * first (spec section 4).
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

/** True while the limit is that of a guessed country: nobody chose one, nor a limit of their own. */
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
 * Whose limit a visitor keeps: of the selected country; while none is, or one that is not on the list
 * (entries are kept for years, and may be of another version), of the default one.
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
