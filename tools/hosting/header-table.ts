import { withBasePath } from '@/lib/site/routes';

/** The directives sent as a header: what a `<meta>` cannot say, and for files without one. */
const headerPolicy =
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'";

/** The headers of all responses. @param https `httpsOnlyPolicy`, or a variable of the host that may be it */
export const securityHeaders = (https: string): [name: string, value: string][] => [
  ['Content-Security-Policy', headerPolicy + https],
  ['X-Content-Type-Options', 'nosniff'],
  // Never the path: the path of a shared result contains what the sender drank.
  ['Referrer-Policy', 'strict-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Servers that fetch og:image for a link preview ignore this header.
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
      'microphone=(), midi=(), payment=(), serial=(), usb=()',
  ],
  // Browsers ignore it on http. `includeSubDomains` and `preload` are left to the owner of the
  // domain (docs/hosting.md).
  ['Strict-Transport-Security', 'max-age=63072000'],
];

/** `Cache-Control` by address (`*`: any text), else `freshCacheControl`; no address has two. */
export function cacheRules(): { path: string; cacheControl: string }[] {
  const hashed = ['/_next/static/*', '/fonts/*'];
  const pictures = ['png', 'svg', 'jpg', 'webp'].map((extension) => `/*.${extension}`);
  const forSearchEngines = ['/sitemap.xml', '/robots.txt'];
  const kept = (paths: readonly string[], cacheControl: string) =>
    paths.map((path) => ({ path: withBasePath(path), cacheControl }));
  return [
    ...kept(hashed, 'public, max-age=31536000, immutable'),
    ...kept(pictures, 'public, max-age=86400, stale-while-revalidate=604800'),
    ...kept(forSearchEngines, 'public, max-age=3600'),
  ];
}
