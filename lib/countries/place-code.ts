/**
 * The codes of places with a limit: ISO 3166-1 of a country ("GB"), ISO 3166-2 of a region
 * ("GB-SCT"). They need not exist.
 */
export const placeCode = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;

/** The country of a place: "GB" of "GB-SCT", and of "GB" itself. */
export function countryOf(code: string): string {
  return code.slice(0, 2);
}
