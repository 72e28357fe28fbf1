/** A text of `localStorage`; null if there is none, or storage is denied. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
