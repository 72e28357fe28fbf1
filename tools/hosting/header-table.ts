import { feedPath } from '@/lib/site/metadata';
import { withBasePath } from '@/lib/site/routes';
import { siteCodes } from '@/lib/site/sites';
import { httpsOnlyPolicy } from './constants.mjs';

/**
 * The part of the policy that a header carries. What scripts and styles may be stands in each page's
 * own `<meta>`, where its hashes are; here is what a `<meta>` cannot say, and what also serves files
 * without one.
 */
export const headerPolicy =
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'";

export const policyHeader = 'Content-Security-Policy';

/** Sent with every response, beside the policy. */
const otherSecurityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Never the path: that of a shared result holds what somebody drank.
  ['Referrer-Policy', 'strict-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Browsers only: the servers that fetch og:image for a preview do not look at it.
  ['Cross-Origin-Resource-Policy', 'same-origin'],
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
  // Browsers heed it on https only. `includeSubDomains` and `preload` are the owner's decision, who
  // knows what else answers below the name: docs/hosting.md.
  ['Strict-Transport-Security', 'max-age=63072000'],
];

/**
 * Sent with every response.
 * @param policy what stands in the policy header: `headerPolicy`, with or without `httpsOnlyPolicy`
 */
export function securityHeaders(policy: string): (readonly [name: string, value: string])[] {
  return [[policyHeader, policy], ...otherSecurityHeaders];
}

/** For hosts that speak nothing but https to visitors. */
export const httpsPolicy = headerPolicy + httpsOnlyPolicy;

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
