import { freshCacheControl, lostCacheControl, lostPageName } from './constants.mjs';
import { cacheRules, httpsPolicy, pathRegex, securityHeaders } from './header-table';
import { englishLostPage, otherPrefixRegex, sharedResultRegex } from './rewrite-table';

/**
 * `vercel.json`, for `vercel deploy out`. With the older `routes`: the newer keys (`rewrites`, `headers`,
 * `trailingSlash`) cannot answer with the not-found page of a language and status 404.
 */
export function vercelFile(): string {
  const security = Object.fromEntries(securityHeaders(httpsPolicy));
  const lost = { status: 404, headers: { 'Cache-Control': lostCacheControl } };
  const routes = [
    { src: '/.*', headers: { ...security, 'Cache-Control': freshCacheControl }, continue: true },
    ...cacheRules().map(({ paths, cacheControl }) => ({
      src: paths.map(pathRegex).join('|'),
      headers: { 'Cache-Control': cacheControl },
      continue: true,
    })),
    // Adds a slash to addresses of pages; not after a double slash, which would name another host.
    { src: '((?:/[^/.]+)+)', status: 308, headers: { Location: '$1/' } },
    { handle: 'filesystem' },
    { src: sharedResultRegex(), dest: '$1/index.html' },
    { src: `${otherPrefixRegex()}.*`, dest: `$1${lostPageName}`, ...lost },
    { src: '/.*', dest: englishLostPage(), ...lost },
  ];
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', routes }, null, 2)}\n`;
}
