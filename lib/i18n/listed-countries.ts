import type { CountryLaw } from '@/lib/countries/applicable-limit';
import { breathRatio, usualBreathRatio } from '@/lib/countries/breath-ratio';
import type { CountryLimit } from '@/lib/countries/limits';

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

/** True for a limit that neither its sources nor an official text confirm: texts then say so. */
export function isUnconfirmed({
  confirmed,
  law,
}: Pick<CountryLimit, 'confirmed' | 'law'>): boolean {
  return !confirmed && !law;
}

/**
 * The laws of countries and regions, as the country list shows them. False values are left out to
 * save bytes: the page contains those of all countries.
 */
export function listedCountries(
  options: readonly (CountryLimit & Pick<ListedCountry, 'name' | 'alias'>)[],
): ListedCountries {
  return Object.fromEntries(
    options.map((option) => {
      const { iso2, permille, noviceOrProfessionalPermille, name, alias, zones } = option;
      const ratio = breathRatio(option);
      const country: ListedCountry = {
        permille,
        noviceOrProfessionalPermille,
        ...(option.anyForbidden && { anyForbidden: { mgPerL: option.breath?.mgPerL ?? null } }),
        ...(option.onlyAbove && { onlyAbove: true }),
        ...(zones && { zones }),
        ...(ratio !== usualBreathRatio && { breathLaw: { ratio, country: name } }),
        name,
        ...(alias && { alias }),
        ...(isUnconfirmed(option) && { isUnconfirmed: true }),
      };
      return [iso2, country];
    }),
  );
}
