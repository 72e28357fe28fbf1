/**
 * The country of a language tag: "GB" of "en-GB", "TW" of "zh-Hant-TW".
 * @returns empty when the tag names none ("en", "es-419")
 */
export function regionOf(languageTag: string): string {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(languageTag)?.[1]?.toUpperCase() ?? '';
}

/** The country the visitor's browser is set to, by its first language that names one; else empty. */
export function browserRegion(): string {
  if (typeof navigator === 'undefined') return '';
  return (navigator.languages ?? [navigator.language]).map(regionOf).find(Boolean) ?? '';
}
