import { create } from 'zustand';
import type { Whereabouts } from '@/lib/countries/default-country';
import { useCalculator, type CalculatorState, type CalculatorStore } from './calculator';

/** ISO code of the country of the time zone; empty until it is asked for, or where there is none. */
export const useZoneCountry = create(() => '');

/** What the browser tells of the country it is in. */
export function useWhereabouts(store: CalculatorStore): Whereabouts {
  const region = useCalculator(store, (state) => state.region);
  const zoneCountry = useZoneCountry();
  return { region, zoneCountry };
}

/** Asks the time zone where nobody chose a country and the browser's languages name none. */
export function guessByZone({ region, model }: Pick<CalculatorState, 'region' | 'model'>): void {
  if (model.selectedCountryId !== '' || region !== '') return;
  import('@/lib/countries/zone-countries')
    .then(({ countryOfZone }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      useZoneCountry.setState(countryOfZone(timeZone), true);
    })
    .catch((error: unknown) => console.warn('The country of the time zone is not known.', error));
}
