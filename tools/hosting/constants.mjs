/** Constants of the host configurations and the bundled server, which runs without compilation. */

/**
 * Cached, but revalidated before each use: right for pages, payloads, workers and manifests. The
 * default of Netlify and Cloudflare Pages for files without a rule in `_headers`.
 */
export const freshCacheControl = 'public, max-age=0, must-revalidate';

/** For missing files: a browser must not cache that a chunk is missing. */
export const lostCacheControl = 'no-store';

/** Only over https: it would send an http page, in WebKit also http://localhost, to https. */
export const httpsOnlyPolicy = '; upgrade-insecure-requests';

/** The not-found page of a language, below its prefix: Cloudflare Pages looks for this name. */
export const lostPageName = '404.html';

/** Configuration files of hosts, not served to visitors. */
export const hostFiles = ['/_headers', '/_redirects'];

/** Content types of the files of the export; some hosts do not know all of them. */
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
