import { cleanAddress, LANG_PARAM, saveLocale } from './language-address';

/**
 * Stores the language that `?lang=` asks for once its page is reached; for all pages but the English
 * home page. Runs before the router, which would restore the address.
 * @param codes of all sites
 */
export function storeAskedLanguage(codes: readonly string[]): void {
  const code = new URLSearchParams(location.search).get(LANG_PARAM);
  if (!code || !codes.includes(code)) return;
  saveLocale(code);
  cleanAddress();
}
