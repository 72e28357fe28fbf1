import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import withPWAInit from 'next-pwa';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { buildIdOf } from './tools/build/build-id';
import { recordShippedModules } from './tools/build/shipped-modules';
import { siteCodes } from './lib/site/sites';
import { devFallbacks, devRedirects, devRewrites } from './lib/site/dev-addresses';

/** Precompiled messages: 3.6 kB gz of next-intl in the browser instead of 12 (docs/adr/0004). */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: siteCodes, precompile: true },
  },
});

/**
 * next-pwa only bundles our worker source; `tools/build` stamps one worker per language from it.
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

/**
 * Next leaves modules under 20 kB in every chunk that uses them: next-intl, the table of sites and
 * the icons came three times on the home page. Two chunks of our own instead: what every page has,
 * and what calculator and result both need at once. What is loaded later for either (a measured
 * value, one more, the calendar file, what a lost network asks, sharing, what opens and closes) stays where it is used.
 */
const sharedChunks = {
  shell: {
    name: 'shell',
    chunks: 'all',
    test: /node_modules[\\/](next-intl|use-intl|@formatjs|icu-minify|next[\\/]dist[\\/]api[\\/]navigation|zustand[\\/]esm[\\/](vanilla|react|index))|[\\/](lib[\\/](site|early|browser(?![\\/](reach|share|copy-text|use-now|local-zone|trusted-url)))|components[\\/]shell(?![\\/]disclosure)|lib[\\/]store[\\/](toasts|loading|storage))[\\/.]|ui[\\/](icons?|on-demand)\./,
  },
  estimate: {
    name: 'estimate',
    chunks: ({ name }: { name?: string }) => name === 'app/[site]/page' || name === 'result',
    test: /node_modules[\\/](valibot|zustand[\\/]esm[\\/]middleware)|[\\/]lib[\\/](bac|model|evening|drinks|countries|calendar|i18n|store[\\/](calculator|debounced))/,
  },
};

/** What browsers take at most. */
const longestTimerMs = 2 ** 31 - 1;

function shareChunks(webpackConfig: WebpackConfig, { isServer }: { isServer: boolean }) {
  const split = webpackConfig.optimization?.splitChunks;
  if (isServer || !split) return webpackConfig;
  // The door of the engine is crossed without carrying in what only later chunks ask for.
  webpackConfig.module?.rules.push({ test: /[\\/]lib[\\/]bac[\\/]/, sideEffects: false });
  // A lost script is fetched again by lib/early: webpack's own limit would give the page up first.
  if (webpackConfig.output) webpackConfig.output.chunkLoadTimeout = longestTimerMs;
  webpackConfig.plugins?.push(recordShippedModules);
  const settings = { minChunks: 2, enforce: true, priority: 50 };
  for (const [key, chunk] of Object.entries(sharedChunks)) {
    split.cacheGroups[key] = { ...settings, ...chunk };
  }
  return webpackConfig;
}

interface WebpackConfig {
  module?: { rules: object[] };
  output?: { chunkLoadTimeout?: number };
  plugins?: object[];
  optimization?: { splitChunks?: false | { cacheGroups: Record<string, object> } };
}

export default function config(phase: string): NextConfig {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER;
  const basePath = process.env.BASE_PATH ?? '';
  // Written into the code, so that what a build does without is left out of it.
  const env = {
    NEXT_PUBLIC_BASE_PATH: basePath,
    WORKER: process.env.WORKER ?? '',
    LANGUAGE_CHOICE: process.env.LANGUAGE_CHOICE ?? '',
    NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? '',
  };
  const common: NextConfig = {
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    basePath,
    env,
    generateBuildId: () => buildIdOf(env),
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: true }, // `npm run check` does it once, with the tests
  };
  if (!isDev) {
    return withPWA(withNextIntl({ ...common, output: 'export', webpack: shareChunks }));
  }
  // The dev server has no export to hoist: it reaches English through rewrites instead.
  return withNextIntl({
    ...common,
    redirects: async () => devRedirects(),
    rewrites: async () => ({
      beforeFiles: devRewrites(),
      afterFiles: [],
      fallback: devFallbacks(),
    }),
  });
}
