import type { CountryLaw } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import { countryOptions } from './country-names';

/** What the calculator knows of a country: its law, and how it is listed. */
export interface ListedCountry extends CountryLaw {
  /** The usual name in the language of the page. */
  name: string;
  /** Other names a visitor may search by, in one text. */
  alias?: string;
  /** Where the figure could not be confirmed. */
  isUnconfirmed?: true;
}

/** Every country by ISO code, in the order in which the language lists them. */
export type ListedCountries = Readonly<Record<string, ListedCountry>>;

/**
 * What the calculator knows of every country. For the build only: engines differ in names and order,
 * so the page gets it as props.
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
