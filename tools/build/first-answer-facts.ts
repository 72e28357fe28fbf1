import { isUnconfirmed } from '@/lib/i18n/listed-countries';
import type { Serving } from '@/lib/drinks/servings';
import type { calculatorSetup } from '@/lib/drinks/setup';
import type { ListedCountry } from '@/lib/i18n/listed-countries';
import type { CountryOption } from '@/lib/i18n/country-names';

/** A country as a first result shows it: whether its limit is confirmed, but not by what. */
export function firstAnswerCountry(
  country: CountryOption,
): Partial<CountryOption> & Pick<CountryOption, 'confirmed'> {
  return {
    ...country,
    alias: undefined,
    confirmed: !isUnconfirmed(country),
    source: undefined,
    law: undefined,
    checkedOn: undefined,
  };
}

/** A country with the fields that the first answer of the home page shows: of drinks, not of breath. */
export function firstAnswerLaw(country: ListedCountry): Partial<ListedCountry> {
  const { noviceOrProfessionalPermille, ...others } = country;
  return {
    ...others,
    alias: undefined,
    noviceOrProfessionalPermille: noviceOrProfessionalPermille ?? undefined,
    breathLaw: undefined,
    isUnconfirmed: undefined,
  };
}

/**
 * The servings that decide about a first answer, the default ones and those of millilitres, without
 * names: a saved drink has its own size, and only types are named.
 */
export function firstAnswerSetup(setup: ReturnType<typeof calculatorSetup>): unknown {
  const needed = (key: string, value: unknown) => {
    // In which unit drinks are ordered does not matter to what was drunk.
    if (key === 'defaultUnitType') return undefined;
    if (key !== 'items') return value;
    return (value as Serving[])
      .filter((item) => item.default || item.isCustom)
      .map((item) => ({
        ...item,
        name: undefined,
        default: item.default || undefined,
        isCustom: item.isCustom || undefined,
      }));
  };
  return JSON.parse(JSON.stringify(setup, needed));
}
