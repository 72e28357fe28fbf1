import { countryOptions } from './country-names';
import { listedCountries, type ListedCountries } from './listed-countries';

/** All countries for the calculator, in the language of a BCP 47 tag; at build time only. */
export function calculatorLimits(locale: string): ListedCountries {
  return listedCountries(countryOptions(locale));
}
