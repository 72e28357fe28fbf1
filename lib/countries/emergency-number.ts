import file from '@/content/emergency-numbers.json';
import { internationalEmergencyNumber } from './international-emergency';

const numbers: Readonly<Record<string, { number: string }>> = file.countries;

/**
 * The number to call for an ambulance. Only for the build; the browser gets it with the data of the
 * country.
 * @param iso2 ISO 3166 code, upper case
 * @returns 112 for a country without its own row
 */
export function emergencyNumberOf(iso2: string): string {
  const row = Object.hasOwn(numbers, iso2) ? numbers[iso2] : undefined;
  return row?.number ?? internationalEmergencyNumber;
}
