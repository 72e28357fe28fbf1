import file from '@/content/emergency-numbers.json';

const numbers: Readonly<Record<string, { number: string }>> = file.countries;

/**
 * The number to call for an ambulance.
 * @param iso2 ISO 3166 code, upper case
 * @returns 112 for a country without its own row
 */
export function emergencyNumberOf(iso2: string): string {
  return Object.hasOwn(numbers, iso2) ? (numbers[iso2]?.number ?? file.default) : file.default;
}
