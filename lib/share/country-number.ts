const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Number of values of the country in a link: 0 for none, 1 for AA, 676 for ZZ. */
export const countryNumberSize = 1 + letters.length ** 2;

/** True for two capital letters, the form of a country code. It does not have to exist. */
export function isIso2(text: string): boolean {
  return /^[A-Z]{2}$/.test(text);
}

/**
 * The number of a country in a link. It does not depend on any list of countries.
 * @param iso2 see `isIso2`
 * @returns 1 to 676
 */
export function countryNumberOf(iso2: string): number {
  return 1 + letters.length * letters.indexOf(iso2.charAt(0)) + letters.indexOf(iso2.charAt(1));
}

/** The country of such a number; null for 0 and for numbers out of range. */
export function countryOfNumber(number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number >= countryNumberSize) return null;
  const index = number - 1;
  return (
    letters.charAt(Math.floor(index / letters.length)) + letters.charAt(index % letters.length)
  );
}
