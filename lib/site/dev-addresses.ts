import { href, sitePrefix } from './routes';
import { defaultSiteCode, sites, siteCodes } from './sites';

interface Rewrite {
  source: string;
  destination: string;
}

const otherSites = sites.filter(({ code }) => code !== defaultSiteCode);

/**
 * The dev server's stand-in for what the finished export does with addresses: English at the root
 * and shared results on the result page.
 */
export function devRewrites(): Rewrite[] {
  const shared = sites.map(({ code, resultSlug }) => ({
    source: `${href(code, { page: 'result' })}:code`,
    destination: `/${code}/${resultSlug}`,
  }));
  const english = [
    { source: '/', destination: '/en' },
    {
      source: `/:path((?!(?:${siteCodes.join('|')}|_next|api)(?:/|$))[^.]*)`,
      destination: '/en/:path',
    },
  ];
  return [...shared, ...english];
}

/** Nobody ever sees `/en` in an address. */
export function devRedirects() {
  return [
    { source: '/en/', destination: '/', permanent: false },
    { source: '/en/:path+/', destination: '/:path+/', permanent: false },
  ];
}

/** What no page answers shows the 4.04 of the language it is under. */
export function devFallbacks(): Rewrite[] {
  return [
    ...otherSites.map(({ code }) => ({
      source: `${sitePrefix(code)}:path*`,
      destination: `/${code}/404`,
    })),
    { source: '/:path*', destination: '/en/404' },
  ];
}
