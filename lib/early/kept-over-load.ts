/** Takes what the page before this one kept, so that it is done once; null for nothing. */
export function takeKept<Kept>(key: string): Kept | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null; // storage that is denied: keepOverLoad() has said so
  }
}

/** Keeps presses for the page that comes, before this one is loaded again. */
export function keepOverLoad(key: string, presses: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(presses));
  } catch (error) {
    console.warn('Early presses are lost with this page: the browser keeps nothing.', error);
  }
}
