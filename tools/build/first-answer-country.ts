import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import type { CountryOption } from '@/lib/i18n/country-names';

/**
 * A country as the first answer needs it: where its limit was read, and by what it is found, stand in
 * parts that the first answer has not. That an official text confirms it must be known without the text.
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
