/** Storage key of the chosen language's code, shared by all sites. */
export const LOCALE_KEY = 'locale';

/** Query parameter that asks for a language. */
export const LANG_PARAM = 'lang';

/** Stores the chosen language; does nothing where storage is denied. */
export function saveLocale(code: string): void {
  try {
    localStorage.setItem(LOCALE_KEY, code);
  } catch {
    // Storage is denied: the choice is valid for this page only.
  }
}

/** Removes the parameter, which has been handled, from the address, which may be shared. */
export function cleanAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(LANG_PARAM)) return;
  address.searchParams.delete(LANG_PARAM);
  history.replaceState(history.state, '', address);
}
