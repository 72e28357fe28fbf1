/** Storage key of the chosen language's code, shared by all sites. */
export const LOCALE_KEY = 'locale';

/** Query parameter that asks for a language. */
export const LANG_PARAM = 'lang';

/**
 * Query parameter that the English service worker adds when it redirects to the home page because a
 * page of another language is neither cached nor reachable. Its value is the code of that language.
 */
export const ABSENT_PARAM = 'absent';

/** Stores the chosen language; does nothing where storage is denied. */
export function saveLocale(code: string): void {
  try {
    localStorage.setItem(LOCALE_KEY, code);
  } catch {
    // Storage is denied: the choice is valid for this page only.
  }
}

/** Removes parameters that have been handled from the address, which may be shared. */
export function cleanAddress(names: readonly string[]): void {
  const address = new URL(location.href);
  if (!names.some((name) => address.searchParams.has(name))) return;
  for (const name of names) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
