import type { CountryLaws } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import { countryOptions } from './country-names';

/**
 * What the calculator knows of every country, by ISO code. For the build only: the page gets it as
 * props, and names only those countries whose law it quotes.
 * @param locale BCP 47 tag of a site
 */
export function calculatorLimits(locale: string): CountryLaws {
  return countryLaws(countryOptions(locale));
}
