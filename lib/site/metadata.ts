import type { Metadata } from 'next';
import { href, sitePrefix, withBasePath, type Route } from './routes';
import { defaultSiteCode, siteByCode, sites, type SiteCode } from './sites';

/**
 * Absolute base of the deployment, without a slash at its end; empty where the build was not told.
 * Then nothing names a host: what may be relative is, and what must not be is left out.
 */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? '').replace(/\/+$/, '');
}

/** The address of a page for links that others follow: absolute where the build knows its base. */
export function publicAddress(code: SiteCode, route: Route): string {
  return siteUrl() + withBasePath(href(code, route));
}

/** Addresses of the same page in every language, plus x-default (English). */
export function alternates(routeOf: (code: SiteCode) => Route): Record<string, string> {
  const languages = sites.map((site) => [
    site.locale,
    publicAddress(site.code, routeOf(site.code)),
  ]);
  const byDefault = publicAddress(defaultSiteCode, routeOf(defaultSiteCode));
  return Object.fromEntries([...languages, ['x-default', byDefault]]);
}

interface PageMetadata {
  code: SiteCode;
  title: string;
  description: string;
  appName: string;
  routeOf: (code: SiteCode) => Route;
  /** False for pages that hold the visitor's own data or nothing to find. */
  isIndexed?: boolean;
  /** For an article of the library. */
  article?: { createdDate: string };
}

/** The card for links, drawn by tools/prepare/article-images.ts, pixels. */
export const cardSize = { width: 1200, height: 630 };

/** The feed of a language's articles, without the base path. */
export function feedPath(code: SiteCode): string {
  return `${sitePrefix(code)}feed.xml`;
}

/** The absolute address of that feed. */
export function feedUrl(code: SiteCode): string {
  return siteUrl() + withBasePath(feedPath(code));
}

/** Title, description, canonical, hreflang set and Open Graph of one page. */
export function pageMetadata(page: PageMetadata): Metadata {
  const url = publicAddress(page.code, page.routeOf(page.code));
  const base = siteUrl();
  // Who fetches a preview knows the page by these alone: they are absolute or nothing.
  const cards = base
    ? [{ url: base + withBasePath('/articles/og.png'), ...cardSize, alt: page.appName }]
    : undefined;
  return {
    metadataBase: base ? new URL(base) : undefined,
    title: page.title,
    description: page.description,
    applicationName: page.appName,
    // One 4.04 answers every unknown address: it stands for none of them.
    ...(page.routeOf(page.code).page === 'notFound'
      ? {}
      : {
          alternates: {
            canonical: url,
            languages: alternates(page.routeOf),
            types: base ? { 'application/rss+xml': feedUrl(page.code) } : undefined,
          },
        }),
    manifest: withBasePath(`/manifest.${page.code}.webmanifest`),
    robots: page.isIndexed === false ? { index: false, follow: true } : undefined,
    icons: {
      icon: [
        { url: withBasePath('/icon.svg'), type: 'image/svg+xml' },
        { url: withBasePath('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      ],
      apple: withBasePath('/apple-touch-icon.png'),
    },
    openGraph: {
      type: page.article ? 'article' : 'website',
      ...(page.article && { publishedTime: page.article.createdDate }),
      siteName: page.appName,
      title: page.title,
      description: page.description,
      url: base ? url : undefined,
      locale: siteByCode(page.code).ogLocale,
      images: cards,
    },
    twitter: {
      card: cards ? 'summary_large_image' : 'summary',
      title: page.title,
      description: page.description,
      images: cards?.map((card) => card.url),
    },
    // Hosts whose headers cannot be set: the path of a shared result stays here all the same.
    referrer: 'strict-origin',
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}
