import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import withPWAInit from 'next-pwa';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { siteCodes } from './lib/site/sites';
import { devRedirects, devRewrites } from './lib/site/dev-addresses';

/** Precompiled messages: 3.6 kB gz of next-intl in the browser instead of 12 (docs/adr/0004). */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: siteCodes, precompile: true },
  },
});

/**
 * next-pwa only bundles our worker source; `lib/build` stamps one worker per language from it.
 * It emits nothing under Turbopack, hence `--webpack` in the scripts (docs/adr/0005).
 */
const withPWA = withPWAInit({
  dest: '.next/worker',
  swSrc: 'lib/pwa/worker.ts',
  register: false,
  cacheStartUrl: false,
  dynamicStartUrl: false,
  additionalManifestEntries: [],
  exclude: [/./],
});

export default function config(phase: string): NextConfig {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER;
  const basePath = process.env.BASE_PATH ?? '';
  const common: NextConfig = {
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    basePath,
    env: { NEXT_PUBLIC_BASE_PATH: basePath },
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: true }, // `npm run check` does it once, with the tests
  };
  if (!isDev) return withPWA(withNextIntl({ ...common, output: 'export' }));
  // The dev server has no export to hoist: it reaches English through rewrites instead.
  return withNextIntl({
    ...common,
    redirects: async () => devRedirects(),
    rewrites: async () => ({ beforeFiles: devRewrites(), afterFiles: [], fallback: [] }),
  });
}
