import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import withPWAInit from 'next-pwa';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { startTheme } from './lib/early/theme';
import { devFallbacks, devRewrites } from './lib/site/dev-addresses';
import { siteCodes } from './lib/site/sites';
import { buildIdOf } from './tools/build/build-id';
import { inlineScript } from './tools/build/inline-script';
import { cacheGroups } from './tools/build/shared-chunks';
import { recordShippedModules } from './tools/build/shipped-modules';

/** Messages are precompiled: less code of next-intl in the browser (docs/adr/0004). */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: siteCodes, precompile: true },
  },
});

/**
 * next-pwa only bundles our service worker; `tools/build` makes one per language of it. It emits nothing
 * under Turbopack, hence `--webpack` in the scripts (docs/adr/0005).
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

/** The browser gets our few lines instead of next-intl's client (docs/adr/0004). */
const translations = join(process.cwd(), 'lib/browser/translations.tsx');
const browserAliases = { 'next-intl$': translations, 'use-intl/react$': translations };

function shareChunks(webpackConfig: WebpackConfig, { isServer }: { isServer: boolean }) {
  // Lists the files that a server would need: an export has none, and the list takes a sixth of the build.
  const isTrace = (plugin: object) => plugin.constructor.name === 'TraceEntryPointsPlugin';
  webpackConfig.plugins = webpackConfig.plugins.filter((plugin) => !isTrace(plugin));
  if (isServer) return webpackConfig;
  Object.assign(webpackConfig.resolve.alias, browserAliases);
  // Lets webpack leave out modules of the engine that only later chunks use.
  webpackConfig.module.rules.push({ test: /[\\/]lib[\\/]bac[\\/]/, sideEffects: false });
  // lib/early retries failed scripts: webpack's own timeout would make React give up before. The longest
  // delay of a browser timer, in milliseconds.
  webpackConfig.output.chunkLoadTimeout = 2 ** 31 - 1;
  webpackConfig.plugins.push(recordShippedModules);
  webpackConfig.entry = withOwnStart(webpackConfig.entry);
  Object.assign(webpackConfig.optimization.splitChunks.cacheGroups, cacheGroups());
  return webpackConfig;
}

type Entries = () => Promise<Record<string, string | string[]>>;

/**
 * Puts our start of the framework in the place of Next's.
 * @throws {Error} without an entry of the app: Next names it in another way
 */
function withOwnStart(entries: Entries): Entries {
  return async () => {
    const all = await entries();
    if (!String(all['main-app']).endsWith('/app-next.js')) throw new Error('No entry of the app');
    return { ...all, 'main-app': ['./lib/browser/start-framework.ts'] };
  };
}

/** What Next always makes for a browser. */
interface WebpackConfig {
  entry: Entries;
  module: { rules: object[] };
  resolve: { alias: Record<string, string> };
  output: { chunkLoadTimeout?: number };
  plugins: object[];
  optimization: { splitChunks: { cacheGroups: Record<string, object> } };
}

export default function config(phase: string): NextConfig {
  const basePath = process.env.BASE_PATH ?? '';
  // Constants in the code, so that unused branches are removed.
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
    typescript: { ignoreBuildErrors: true }, // `npm run check` checks types
    // There is no server: nothing to minify or to trace for one.
    experimental: { serverMinification: false },
    outputFileTracingExcludes: { 'next-server': ['**/*'] },
  };
  if (phase !== PHASE_DEVELOPMENT_SERVER) {
    return withPWA(withNextIntl({ ...common, output: 'export', webpack: shareChunks }));
  }
  // The dev server has no finished export: rewrites give it the same addresses.
  return withNextIntl({
    ...common,
    env: { ...env, DEV_THEME_SCRIPT: inlineScript('lib/early/theme.ts', startTheme)() },
    rewrites: async () => ({
      beforeFiles: devRewrites(),
      afterFiles: [],
      fallback: devFallbacks(),
    }),
  });
}
