import { render } from '@testing-library/react';
import { Result } from '@/components/result/result';
import { calculatorSetup } from '@/lib/drinks/setup';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import { countryOptions, type CountryOption } from '@/lib/i18n/country-names';
import { siteByCode } from '@/lib/site/sites';
import { goldenCase } from './golden-cases';
import { enter, modelOf, setClock, Words } from './render-result';

/**
 * Shows the evening of R01 in a country, without an own limit.
 * @param facts overrides the data of the country
 * @param local time at which the page is opened
 */
export function showInCountry(
  iso2: string,
  facts: Partial<CountryOption>,
  local: string,
  driverClass: DriverClass = 'general',
): void {
  setClock(local);
  enter(modelOf(goldenCase('R01').input, { selectedCountryId: iso2, driverClass }));
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
