import { slugOf } from './slugs';
import { href, sitePrefix } from './routes';
import { defaultSiteCode, sites, siteCodes } from './sites';

const otherSites = sites.filter(({ code }) => code !== defaultSiteCode);

/** The addresses of the export in the dev server: English at the root, shared results. */
export function devRewrites() {
  const shared = sites.map(({ code }) => ({
    source: `${href(code, { page: 'result' })}:code`,
    destination: `/${code}/${slugOf('result', code)}`,
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

/** Unknown addresses show the not-found page of the language they are under. */
export function devFallbacks() {
  return [
    ...otherSites.map(({ code }) => ({
      source: `${sitePrefix(code)}:path*`,
      destination: `/${code}/404`,
    })),
    { source: '/:path*', destination: '/en/404' },
  ];
}
