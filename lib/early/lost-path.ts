/**
 * For the not-found pages, with which hosts without rewrites answer unknown addresses, and hosts with them
 * shared links that have characters appended. Redirects a shared link to the result page of its language,
 * with the code as fragment, which browsers never send to a server; the mark of an example stays, appended
 * characters (`/result/CODE/).`) are removed. Other addresses lead to the not-found page of their language.
 * @param base base path of the deployment
 * @param results paths of the result pages of all languages
 * @param prefixes of the languages that have a not-found page other than this one
 */
export function openLostPath(
  base: string,
  results: readonly string[],
  prefixes: readonly string[],
): void {
  const { pathname } = location;
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  for (const result of results) {
    if (!path.startsWith(result)) continue;
    const code = path.slice(result.length).replace(/\/(?:%[0-9a-f]{2}|[^0-9a-z])*$/i, '');
    if (!code || code.includes('/')) continue;
    // lib/share/example-mark.ts
    const mark = /[?&]example\b/.test(location.search) ? '?example' : '';
    return location.replace(`${base}${result}${mark}#${code}`);
  }
  const prefix = prefixes.find((one) => path.startsWith(one));
  if (prefix && path !== `${prefix}404/`) location.replace(`${base}${prefix}404/`);
}
