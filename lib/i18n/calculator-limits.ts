import { countryOptions } from './country-names';
import { listedCountries, type ListedCountries } from './listed-countries';

/**
 * All countries for the calculator. At build time only, because Intl's names and sort order differ
 * between engines; the browser gets the result as props.
 * @param locale BCP 47 tag of a site
 */
export function calculatorLimits(locale: string): ListedCountries {
  return listedCountries(countryOptions(locale));
}
