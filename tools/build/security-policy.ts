import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { analyticsOrigins, trustedPolicies } from '@/lib/site/trusted';
import { exportedPages, insertEarly } from './early-scripts';

/** `<script>` elements with code of the page in them: data blocks such as JSON-LD do not run. */
const inlineScript =
  /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A page's own bytes, as its policy allows them. */
function hashesOf(html: string, pattern: RegExp): string[] {
  const texts = [...html.matchAll(pattern)].map(([, text = '']) => text);
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * The Content-Security-Policy of one page: its own files, its own inline scripts by their hashes,
 * nothing else. `frame-ancestors` works in a header only: the host files carry it.
 * @param html the page as it will be served
 * @param hasAnalytics whether this build loads the analytics service
 */
export function contentSecurityPolicy(html: string, hasAnalytics: boolean): string {
  const foreign = hasAnalytics ? analyticsOrigins : { script: [], connect: [], image: [] };
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashesOf(html, inlineScript), ...foreign.script],
    ['style-src', "'self'", ...hashesOf(html, inlineStyle)],
    // React writes widths and positions as style attributes into the exported page.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...foreign.image],
    ['connect-src', "'self'", ...foreign.connect],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ];
  // The service's own script writes script addresses without a policy: it cannot be held to one.
  if (!hasAnalytics) {
    directives.push(
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', ...trustedPolicies],
    );
  }
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/**
 * The policy of a bare article, which is text alone: pictures for the browser's own icon. A reader
 * who puts the text into a page of their own takes no policy with it, as it counts in a head only.
 */
export const bareArticlePolicy =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'";

const metaOf = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

function bareArticles(out: string): string[] {
  return readdirSync(join(out, 'articles'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join('articles', name));
}

/** Puts each page's policy into its head, before everything it governs. */
export function writeSecurityPolicies(out: string): void {
  const hasAnalytics = Boolean(process.env.NEXT_PUBLIC_ANALYTICS_ID);
  for (const page of exportedPages(out)) {
    const file = join(out, page);
    const policy = contentSecurityPolicy(readFileSync(file, 'utf8'), hasAnalytics);
    insertEarly(file, metaOf(policy));
  }
  for (const article of bareArticles(out)) {
    insertEarly(join(out, article), metaOf(bareArticlePolicy));
  }
}
