import type { Metadata } from 'next';
import { linkTo, type Route, withBasePath } from './routes';
import { defaultSiteCode, siteByCode, sites, type SiteCode } from './sites';

/**
 * Absolute base address of the deployment, without a trailing slash; empty if SITE_URL is not set.
 * Addresses are then relative, and what must be absolute is left out.
 */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? '').replace(/\/+$/, '');
}

/** The public address of a page: absolute if SITE_URL is set. */
export function publicAddress(code: SiteCode, route: Route): string {
  return siteUrl() + linkTo(code, route);
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
  /** Whether search engines may list the page; true by default. */
  isIndexed?: boolean;
  /** Only for articles. */
  article?: { createdDate: string };
}

/** Size in pixels of the preview image for links, drawn by tools/prepare/article-images.ts. */
export const cardSize = { width: 1200, height: 630 };

/** The language of a site with its first country, as Open Graph requires. */
function openGraphLocale(code: SiteCode): string {
  const { locale, countries } = siteByCode(code);
  return `${locale.split('-')[0]}_${countries[0]}`;
}

/** Title, description, canonical, hreflang set and Open Graph of one page. */
export function pageMetadata(page: PageMetadata): Metadata {
  const url = publicAddress(page.code, page.routeOf(page.code));
  const base = siteUrl();
  // Open Graph requires absolute addresses.
  const cards = base
    ? [{ url: base + withBasePath('/articles/og.png'), ...cardSize, alt: page.appName }]
    : undefined;
  return {
    metadataBase: base ? new URL(base) : undefined,
    title: page.title,
    description: page.description,
    applicationName: page.appName,
    // One not-found page answers all unknown addresses, so it has no canonical address.
    ...(page.routeOf(page.code).page === 'notFound'
      ? {}
      : { alternates: { canonical: url, languages: alternates(page.routeOf) } }),
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
      locale: openGraphLocale(page.code),
      images: cards,
    },
    twitter: {
      card: cards ? 'summary_large_image' : 'summary',
      title: page.title,
      description: page.description,
      images: cards?.map((card) => card.url),
    },
    // Keeps the path of a shared result private on hosts whose headers cannot be set.
    referrer: 'strict-origin',
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}
