/// <reference lib="webworker" />
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What `lib/build/service-workers.ts` stamps into each language's copy of this file. */
interface WorkerStamp {
  siteCode: string;
  /** Every file the language needs to work without a network. */
  files: PrecacheEntry[];
  /** `/{prefix}{result slug}/`: what the address of a shared result starts with. */
  resultPath: string;
  /** The pages served for shared results and for unknown addresses. */
  resultPage: string;
  notFoundPage: string;
  /** Prefixes of the other languages when this scope holds them (English): left to their workers. */
  foreignPrefixes: string[];
}

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: unknown[];
  __SITE_STAMP: WorkerStamp;
};

// next-pwa wants its own list in the file; ours is stamped per language after the export.
void self.__WB_MANIFEST;
const stamp = self.__SITE_STAMP;

// One cache per language: each worker tidies its own and never touches another's.
setCacheNameDetails({ prefix: 'breathalyser', precache: stamp.siteCode, suffix: 'files' });

precacheAndRoute(stamp.files, {
  directoryIndex: 'index.html',
  cleanURLs: false,
  ignoreURLParametersMatching: [/^_rsc$/, /^lang$/, /^utm_/],
});

/** Pages that have no file of their own: shared results, and addresses nobody knows. */
async function answerNavigation({ request, url }: { request: Request; url: URL }) {
  if (url.pathname.startsWith(stamp.resultPath)) {
    const result = await matchPrecache(stamp.resultPage);
    if (result) return result;
  }
  try {
    return await fetch(request);
  } catch (offline) {
    const notFound = await matchPrecache(stamp.notFoundPage);
    if (!notFound) throw offline;
    return notFound;
  }
}

const foreign = stamp.foreignPrefixes.map((prefix) => new RegExp(`^${prefix}`));
registerRoute(new NavigationRoute(answerNavigation, { denylist: foreign }));

/** Next asks with HEAD where a page leads before it fetches the page's payload. */
async function answerHead({ request, url }: { request: Request; url: URL }) {
  const page = await matchPrecache(`${url.pathname}index.html`);
  return page ? new Response(null, { headers: page.headers }) : fetch(request);
}

registerRoute(({ url }) => url.pathname.endsWith('/'), answerHead, 'HEAD');

// A new version waits until the visitor says so; only the very first takes the open page over.
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
