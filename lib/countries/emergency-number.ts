import file from '@/content/emergency-numbers.json';

const rows: Readonly<Record<string, { number: string | null }>> = file.countries;

/**
 * The number to call for an ambulance, null if no official source confirms one. Only for the build.
 * @param iso2 ISO 3166 code of a country, upper case
 * @throws {Error} for a country without a row, which stops the build
 */
export function emergencyNumberOf(iso2: string): string | null {
  const row = Object.hasOwn(rows, iso2) ? rows[iso2] : undefined;
  if (!row) throw new Error(`No row for ${iso2} in content/emergency-numbers.json`);
  return row.number;
}
