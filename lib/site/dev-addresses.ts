import { sites, siteCodes } from './sites';

interface Rewrite {
  source: string;
  destination: string;
}

const otherCodes = siteCodes.filter((code) => code !== 'en').join('|');

/**
 * The dev server's stand-in for what the finished export does with addresses: English at the root
 * and shared results on the result page.
 */
export function devRewrites(): Rewrite[] {
  const shared = sites.map(({ code, resultSlug }) => ({
    source: code === 'en' ? `/${resultSlug}/:code` : `/${code}/${resultSlug}/:code`,
    destination: `/${code}/${resultSlug}`,
  }));
  const english = [
    { source: '/', destination: '/en' },
    { source: `/:path((?!(?:${otherCodes}|en|_next|api)(?:/|$))[^.]*)`, destination: '/en/:path' },
  ];
  return [...shared, ...english];
}

/** Nobody ever sees `/en` in an address. */
export function devRedirects() {
  return [{ source: '/en/:path*', destination: '/:path*', permanent: false }];
}
