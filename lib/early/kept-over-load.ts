/** Reads and removes the actions that the previous page stored; null if there are none. */
export function takeKept<Kept>(key: string): Kept | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null; // storage is denied: keepOverLoad() has logged it
  }
}

/** Stores actions for the next page; call it before a reload. */
export function keepOverLoad(key: string, actions: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(actions));
  } catch (error) {
    console.warn('Early presses are lost with this page: the browser keeps nothing.', error);
  }
}
