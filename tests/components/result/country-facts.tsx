import { render } from '@testing-library/react';
import { Result } from '@/components/result/result';
import { calculatorSetup } from '@/lib/drinks/setup';
import { countryOptions, type CountryOption } from '@/lib/i18n/country-names';
import { siteByCode } from '@/lib/site/sites';
import { goldenCase } from './golden-cases';
import { enter, modelOf, setClock, Words } from './render-result';

/**
 * The evening of R01, looked at from a moment in a country without an own limit, with what the page
 * is told of that country.
 */
export function showInCountry(iso2: string, facts: Partial<CountryOption>, local: string): void {
  setClock(local);
  enter(modelOf(goldenCase('R01').input, { selectedCountryId: iso2 }));
  const site = siteByCode('en');
  const countries = countryOptions(site.locale).map((country) =>
    country.iso2 === iso2 ? { ...country, ...facts } : country,
  );
  render(
    <Words>
      <Result siteCode="en" setup={calculatorSetup(site)} countries={countries} />
    </Words>,
  );
}
