import { withBasePath } from '@/lib/site/routes';
import { httpsOnlyPolicy, lostPageName } from './constants.mjs';
import { cacheRules, securityHeaders } from './header-table';
import { otherPrefixes, resultFolders } from './rewrite-table';

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values of all matching rules: those
 * of `Cache-Control` are disjoint, and the default is `freshCacheControl`.
 */
export function headersFile(): string {
  const all = securityHeaders(httpsOnlyPolicy).map(([name, value]) => `\n  ${name}: ${value}`);
  const kept = cacheRules().map(
    ({ path, cacheControl }) => `${path}\n  Cache-Control: ${cacheControl}`,
  );
  return `${[withBasePath('/*') + all.join(''), ...kept].join('\n\n')}\n`;
}

/**
 * `_redirects` for both. Cloudflare applies a rule also where a file exists: the slash at the end
 * excludes payloads (`/result/index.txt`). It ignores status 404, and finds the `404.html` of each
 * language itself.
 */
export function redirectsFile(): string {
  const shared = resultFolders().map((folder) => `${folder}/:code/ ${folder}/ 200`);
  const lost = otherPrefixes().map((prefix) => `${prefix}* ${prefix}${lostPageName} 404`);
  return [...shared, ...lost, ''].join('\n');
}
