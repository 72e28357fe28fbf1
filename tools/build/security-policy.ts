import { createHash } from 'node:crypto';
import { analyticsOrigins, trustedPolicies } from '@/lib/site/trusted';
import { insertAtHeadStart } from './head';

const metaStart = '<meta http-equiv="Content-Security-Policy"';

/** Inline `<script>` elements that run: data blocks such as JSON-LD do not. */
const inlineScript =
  /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Hash sources of the inline elements that match a pattern. */
function hashesOf(html: string, pattern: RegExp): string[] {
  const texts = [...html.matchAll(pattern)].map(([, text = '']) => text);
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * The Content-Security-Policy of a finished page: files of its own origin, its own inline scripts by
 * their hashes, nothing else. `frame-ancestors` only works in a header: the host files have it.
 */
export function contentSecurityPolicy(html: string, hasAnalytics: boolean): string {
  const foreign = hasAnalytics ? analyticsOrigins : { script: [], connect: [], image: [] };
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashesOf(html, inlineScript), ...foreign.script],
    ['style-src', "'self'", ...hashesOf(html, inlineStyle)],
    // React writes style attributes with widths and positions into the exported page.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...foreign.image],
    ['connect-src', "'self'", ...foreign.connect],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ];
  // The script of the analytics service does not work with Trusted Types.
  if (!hasAnalytics) {
    directives.push(
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', ...trustedPolicies],
    );
  }
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** For a bare article, only text. Browsers ignore it where that is inserted into another page. */
export const bareArticlePolicy =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'";

function withPolicy(html: string, policy: string): string {
  if (html.includes(metaStart)) throw new Error('A page with two policies');
  return insertAtHeadStart(html, `${metaStart} content="${policy}"/>`);
}

/** Adds the policy of a page. The last step: a later change would not match its hashes. */
export function withSecurityPolicy(html: string): string {
  const hasAnalytics = Boolean(process.env.NEXT_PUBLIC_ANALYTICS_ID);
  return withPolicy(html, contentSecurityPolicy(html, hasAnalytics));
}

/** Adds the policy of a bare article. */
export function withBareArticlePolicy(html: string): string {
  return withPolicy(html, bareArticlePolicy);
}
