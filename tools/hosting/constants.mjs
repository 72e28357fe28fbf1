/** What the tables and the bundled server share; the server runs without a build step. */

/**
 * What Netlify and Cloudflare Pages send for every file that `_headers` says nothing of: kept, but
 * asked for again before each use. Our pages, navigation payloads, workers and manifests want just
 * that, so that no rule of theirs stands in `_headers`.
 */
export const freshCacheControl = 'public, max-age=0, must-revalidate';

/** For what is not there: a chunk of yesterday must not be remembered as missing. */
export const lostCacheControl = 'no-store';

/**
 * Joined to the policy where a visitor came by https, and only there: at a plain http address it
 * would send every request for a file to a port where nobody listens. Chromium and Firefox leave
 * http://localhost alone, WebKit does not.
 */
export const httpsOnlyPolicy = '; upgrade-insecure-requests';

/**
 * The page below a language's prefix that answers addresses nobody knows, with status 404.
 * Cloudflare Pages finds it by itself: it looks for this name up the folders.
 */
export const lostPageName = '404.html';

/** Files that are for hosts and not for visitors. */
export const hostFiles = ['/_headers', '/_redirects', '/vercel.json'];

/** Content types of the export: the tables of some hosts miss `webmanifest` and `woff2`. */
export const contentTypes = Object.freeze({
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
});

/** A content type as it is sent: texts say how they are written. */
export function withCharset(type) {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
