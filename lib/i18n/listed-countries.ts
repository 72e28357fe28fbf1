import type { CountryLaw } from '@/lib/countries/applicable-limit';
import { breathRatio, usualBreathRatio } from '@/lib/countries/breath-ratio';
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

/** Countries and regions as the country list shows them, with the part of their laws that counts. */
export function listedCountries(
  options: readonly (CountryLimit & Pick<ListedCountry, 'name' | 'alias'>)[],
): ListedCountries {
  return Object.fromEntries(options.map((option) => [option.iso2, listed(option)]));
}

/** False values are left out to save bytes: the page contains the laws of all countries. */
function listed(option: CountryLimit & Pick<ListedCountry, 'name' | 'alias'>): ListedCountry {
  const { permille, noviceOrProfessionalPermille, name, alias } = option;
  const { anyForbidden, onlyAbove, zones, breath } = option;
  const ratio = breathRatio(option);
  return {
    permille,
    noviceOrProfessionalPermille,
    ...(anyForbidden && { anyForbidden: { mgPerL: breath?.mgPerL ?? null } }),
    ...(onlyAbove && { onlyAbove }),
    ...(zones && { zones }),
    ...(ratio !== usualBreathRatio && { breathLaw: { ratio, country: name } }),
    name,
    ...(alias && { alias }),
    ...(isUnconfirmed(option) && { isUnconfirmed: true }),
  };
}
