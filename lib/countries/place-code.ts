/** ISO 3166-1 of a country ("GB") or ISO 3166-2 of a region ("GB-SCT"). It need not exist. */
export const placeCode = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;

/** The country of a place: "GB" of "GB-SCT", and of "GB" itself. */
export function countryOf(code: string): string {
  return code.slice(0, 2);
}

/**
 * The region of a BCP 47 tag: "CN" of "zh-Hans-CN", null of "en" and "es-419". By the positions of
 * RFC 5646 instead of Intl.Locale, which throws on a malformed tag.
 */
export function regionOf(languageTag: string): string | null {
  const language = '[a-z]{2,3}';
  const extendedLanguages = '(?:-[a-z]{3}){0,3}';
  const script = '(?:-[a-z]{4})?';
  const tag = new RegExp(`^${language}${extendedLanguages}${script}-([a-z]{2})(?:-|$)`, 'i');
  return tag.exec(languageTag)?.[1]?.toUpperCase() ?? null;
}
