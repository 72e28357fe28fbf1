import type { CountryLaw } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import { countryOptions } from './country-names';

/** The legal limit of a country or region, and its entry in the country list. */
export interface ListedCountry extends CountryLaw {
  /** The usual name in the language of the page. */
  name: string;
  /** Other names to search for, in one text. */
  alias?: string;
  /** No official source confirms the limit. */
  isUnconfirmed?: true;
}

/** Countries by ISO code, in the sort order of the language. */
export type ListedCountries = Readonly<Record<string, ListedCountry>>;

/**
 * All countries for the calculator. At build time only, because Intl's names and sort order differ
 * between engines; the browser gets the result as props.
 * @param locale BCP 47 tag of a site
 */
export function calculatorLimits(locale: string): ListedCountries {
  const options = countryOptions(locale);
  const laws = countryLaws(options);
  return Object.fromEntries(
    options.flatMap((option) => {
      const { iso2, name, alias } = option;
      const law = laws[iso2];
      return law
        ? [
            [
              iso2,
              {
                ...law,
                name,
                ...(alias && { alias }),
                ...(isUnconfirmed(option) && { isUnconfirmed: true }),
              },
            ],
          ]
        : [];
    }),
  );
}
