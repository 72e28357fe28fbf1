/** A language, as the page that stands in for it needs it. */
export interface AbsentLanguage {
  /** `/` for English, `/de/`; with the base path. */
  prefix: string;
  /** The link to its home page; that of English overrides a language chosen earlier. */
  address: string;
  /** For `lang`. */
  locale: string;
  /** "Deutsch" */
  nativeName: string;
  /** In that language: that it is not stored on this device. */
  text: string;
  /** In that language: "Try again". */
  retry: string;
}

/** The language of an address: the longest prefix wins, since that of English begins them all. */
function languageOf(path: string, languages: readonly AbsentLanguage[]): AbsentLanguage {
  const [found] = languages
    .filter(({ prefix }) => `${path}/`.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  if (!found) throw new Error(`No language for ${path}`);
  return found;
}

/** The languages that have stored files on this device. */
async function storedLanguages(languages: readonly AbsentLanguage[]): Promise<AbsentLanguage[]> {
  try {
    const names = await caches.keys();
    return languages.filter(({ prefix }) => names.includes(filesCacheName(prefix)));
  } catch {
    return []; // cache storage is denied: nothing is stored
  }
}

/** Name of the cache that has the files of a language. @param home its prefix, the worker's scope */
export function filesCacheName(home: string): string {
  return `breathalyser:${home}:files`;
}

const style =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:18vh auto;padding:0 1.25rem;' +
  'font:1.0625rem/1.5 system-ui,sans-serif}h1{font-size:1.25rem;line-height:1.4}' +
  'a{display:inline-block;padding:.7rem 1.25rem .7rem 0;color:LinkText}';

/**
 * A page in the words of a language that is neither stored nor reachable, at the address that was
 * opened: where the browser would show its own error page. It leads to the languages that are
 * stored. Without scripts and files, so that nothing of it can be missing.
 */
export async function absentPage(
  path: string,
  languages: readonly AbsentLanguage[],
): Promise<Response> {
  const { locale, text, retry } = languageOf(path, languages);
  const links = (await storedLanguages(languages)).map(
    (stored) => `<a href="${stored.address}" lang="${stored.locale}">${stored.nativeName}</a>`,
  );
  const html =
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${text}</title><style>${style}</style>` +
    `<main><h1>${text}</h1><p><a href="">${retry}</a></p><p>${links.join(' ')}</p></main></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
