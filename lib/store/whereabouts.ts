import { create, useStore } from 'zustand';
import type { Whereabouts } from '@/lib/countries/default-country';
import type { CalculatorState, CalculatorStore } from './calculator';

/** ISO code of the country of the time zone; empty until it is looked up, or if there is none. */
export const useZoneCountry = create(() => '');

/** The country by the browser's region and by its time zone. */
export function useWhereabouts(store: CalculatorStore): Whereabouts {
  const region = useStore(store, (state) => state.region);
  const zoneCountry = useZoneCountry();
  return { region, zoneCountry };
}

/**
 * Looks up the country of the time zone, unless one was chosen or the browser's languages name one.
 */
export function guessByZone({ region, model }: Pick<CalculatorState, 'region' | 'model'>): void {
  if (model.selectedCountryId !== '' || region !== '') return;
  import('@/lib/countries/zone-countries')
    .then(({ countryOfZone }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      useZoneCountry.setState(countryOfZone(timeZone), true);
    })
    .catch((error: unknown) => console.warn('The country of the time zone is not known.', error));
}
