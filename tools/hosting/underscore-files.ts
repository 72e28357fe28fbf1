import { withBasePath } from '@/lib/site/routes';
import { lostPageName } from './constants.mjs';
import { cacheRules, httpsPolicy, securityHeaders } from './header-table';
import { otherPrefixes, resultFolders } from './rewrite-table';

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values of a header that two
 * matching rules name, so that `Cache-Control` stands in disjoint rules only, and never under `/*`:
 * both hosts send `freshCacheControl` where no rule says otherwise.
 */
export function headersFile(): string {
  const all = { path: withBasePath('/*'), headers: securityHeaders(httpsPolicy) };
  const kept = cacheRules().flatMap(({ paths, cacheControl }) =>
    paths.map((path) => ({ path, headers: [['Cache-Control', cacheControl]] as const })),
  );
  return [all, ...kept]
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. Cloudflare applies a rule even where a file exists:
 * only the slash at the end keeps navigation payloads (`/result/index.txt`) out of the rewrite. It
 * skips the lines with status 404 (with a warning) and finds each language's `404.html` by itself.
 */
export function redirectsFile(): string {
  const shared = resultFolders().map((folder) => `${folder}/:code/ ${folder}/ 200`);
  const lost = otherPrefixes().map((prefix) => `${prefix}* ${prefix}${lostPageName} 404`);
  return [...shared, ...lost, ''].join('\n');
}
