import { feedPath } from '../../site/metadata';
import { withBasePath } from '../../site/routes';
import { siteCodes } from '../../site/sites';

/**
 * Sent with every response. The script and style part of the policy stands in each page's own
 * `<meta>`, where its hashes are; a header holds what a `<meta>` cannot say, and the parts that also
 * serve files without one.
 */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Never the path: that of a shared result holds what somebody drank.
  ['Referrer-Policy', 'strict-origin'],
  ['X-Frame-Options', 'DENY'],
  [
    'Content-Security-Policy',
    "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'",
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    [
      'accelerometer',
      'camera',
      'display-capture',
      'geolocation',
      'gyroscope',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'serial',
      'usb',
    ]
      .map((feature) => `${feature}=()`)
      .join(', '),
  ],
  // Browsers heed it on https only. `preload` is the owner's decision: docs/hosting.md.
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
];

interface CacheRule {
  kind: string;
  /** Addresses; a `*` stands for any text, slashes too. No address matches two rules. */
  paths: readonly string[];
  cacheControl: string;
}

const pictureExtensions = ['png', 'svg', 'jpg', 'webp'];

/** How long each kind of file may be kept; what no rule names is `freshCacheControl`. */
export function cacheRules(): CacheRule[] {
  const rules: CacheRule[] = [
    {
      kind: 'files whose name carries a hash of their content',
      paths: ['/_next/static/*', '/fonts/*'],
      cacheControl: 'public, max-age=31536000, immutable',
    },
    {
      kind: 'pictures and icons, which keep their names',
      paths: pictureExtensions.map((extension) => `/*.${extension}`),
      cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
    },
    {
      kind: 'lists for feed readers, search engines and assistants',
      paths: [...siteCodes.map(feedPath), '/sitemap.xml', '/robots.txt', '/llms.txt'],
      cacheControl: 'public, max-age=3600',
    },
  ];
  return rules.map((rule) => ({ ...rule, paths: rule.paths.map(withBasePath) }));
}

/** `/fonts/*` as a regular expression that nginx, Caddy, Vercel and JavaScript read alike. */
export function pathRegex(path: string): string {
  return path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
}
