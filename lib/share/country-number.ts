const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How many values the country of a link has: 0 for none, 1 for AA, 676 for ZZ. */
export const countryNumberSize = 1 + letters.length ** 2;

/** Whether a text has the shape of a country code, two capital letters; whether one exists is not asked. */
export function isIso2(text: string): boolean {
  return /^[A-Z]{2}$/.test(text);
}

/**
 * The number that a link holds for a country, whatever countries there will be.
 * @param iso2 see `isIso2`
 * @returns 1 to 676
 */
export function countryNumberOf(iso2: string): number {
  return 1 + letters.length * letters.indexOf(iso2.charAt(0)) + letters.indexOf(iso2.charAt(1));
}

/** The two letters of such a number; null for 0 and for any other that no country has. */
export function countryOfNumber(number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number >= countryNumberSize) return null;
  const index = number - 1;
  return (
    letters.charAt(Math.floor(index / letters.length)) + letters.charAt(index % letters.length)
  );
}
