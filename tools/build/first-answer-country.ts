import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import type { CountryOption } from '@/lib/i18n/country-names';

/**
 * A country with the fields that the first answer shows: without sources and search terms. Whether an
 * official source confirms its limit is computed here, since that needs the source.
 */
export function firstAnswerCountry(
  country: CountryOption,
): Partial<CountryOption> & Pick<CountryOption, 'confirmed'> {
  return {
    ...country,
    confirmed: !isUnconfirmed(country),
    source: undefined,
    law: undefined,
    checkedOn: undefined,
    alias: undefined,
  };
}
