import { feedPath } from '@/lib/site/metadata';
import { withBasePath } from '@/lib/site/routes';
import { siteCodes } from '@/lib/site/sites';
import { httpsOnlyPolicy } from './constants.mjs';

/**
 * The directives that are sent as a header: what a `<meta>` element cannot say, and for files without
 * one.
 */
export const headerPolicy =
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'";

export const policyHeader = 'Content-Security-Policy';

/** Sent with all responses, beside the policy. */
const otherSecurityHeaders: readonly (readonly [name: string, value: string])[] = [
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

/** The headers of all responses. @param policy `headerPolicy`, with or without `httpsOnlyPolicy` */
export function securityHeaders(policy: string): (readonly [name: string, value: string])[] {
  return [[policyHeader, policy], ...otherSecurityHeaders];
}

/** The policy for hosts that only serve https. */
export const httpsPolicy = headerPolicy + httpsOnlyPolicy;

interface CacheRule {
  kind: string;
  /** Addresses; `*` matches any text with slashes. No address may match two rules. */
  paths: readonly string[];
  cacheControl: string;
}

const pictureExtensions = ['png', 'svg', 'jpg', 'webp'];

/** `Cache-Control` by kind of file; all other files have `freshCacheControl`. */
export function cacheRules(): CacheRule[] {
  const rules: CacheRule[] = [
    {
      kind: 'files with a hash of their content in the name',
      paths: ['/_next/static/*', '/fonts/*'],
      cacheControl: 'public, max-age=31536000, immutable',
    },
    {
      kind: 'images and icons, whose names stay the same',
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

/** A path with `*` as a regular expression for nginx and JavaScript. */
export function pathRegex(path: string): string {
  return path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
}
