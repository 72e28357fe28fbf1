import type { CountryLaw } from '@/lib/countries/applicable-limit';
import { countryLaw } from '@/lib/countries/country-laws';
import type { CountryLimit } from '@/lib/countries/limits';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';

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

/** Countries and regions as the country list shows them. */
export function listedCountries(
  options: readonly (CountryLimit & Pick<ListedCountry, 'name' | 'alias'>)[],
): ListedCountries {
  return Object.fromEntries(
    options.map((option) => {
      const { iso2, name, alias } = option;
      const mark = isUnconfirmed(option) && { isUnconfirmed: true as const };
      return [iso2, { ...countryLaw(option), name, ...(alias && { alias }), ...mark }];
    }),
  );
}
