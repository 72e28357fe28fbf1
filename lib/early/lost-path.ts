/** The path of the page without the base path of the deployment. */
function localPath(base: string): string {
  const { pathname } = location;
  return pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
}

/**
 * Redirects a shared link to the result page of its language, with the code as fragment, which browsers
 * never send to a server; the mark of an example stays. Characters appended to the link, `/result/CODE/).`, are removed.
 *
 * For the not-found page of a language: hosts that rewrite shared links answer those with appended
 * characters with it.
 * @param base base path of the deployment
 * @param results paths of the result pages of all languages
 * @returns whether it was a shared link
 */
export function openSharedLink(base: string, results: readonly string[]): boolean {
  const path = localPath(base);
  for (const result of results) {
    if (!path.startsWith(result)) continue;
    const code = path.slice(result.length).replace(/\/(?:%[0-9a-f]{2}|[^0-9a-z])*$/i, '');
    if (!code || code.includes('/')) continue;
    // lib/share/example-mark.ts
    const mark = /[?&]example\b/.test(location.search) ? '?example' : '';
    location.replace(`${base}${result}${mark}#${code}`);
    return true;
  }
  return false;
}

/**
 * For `404.html`, with which hosts without rewrites answer all unknown addresses. In addition to
 * `openSharedLink`, redirects unknown addresses of another language to its not-found page.
 * @param prefixes of all languages that have one
 */
export function openLostPath(
  base: string,
  results: readonly string[],
  prefixes: readonly string[],
): void {
  if (openSharedLink(base, results)) return;
  const path = localPath(base);
  const prefix = prefixes.find((one) => path.startsWith(one));
  if (prefix && path !== `${prefix}404/`) location.replace(`${base}${prefix}404/`);
}
