/// <reference lib="webworker" />
import { absentPage } from './absent-page';
import { LanguageFiles, NoRoomError } from './files';
import { LanguagePictures } from './pictures';
import { foreignPrefix, planFor, type Plan } from './plan';
import type { WorkerConfig } from './worker-config';
import { tidyFiles } from './tidy';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: unknown[];
  __WORKER_CONFIG: WorkerConfig;
};

// next-pwa requires this list; ours is written per language after the export.
void self.__WB_MANIFEST;
const config = self.__WORKER_CONFIG;

const home = new URL(self.registration.scope).pathname;
const files = new LanguageFiles(config, home);
const pictures = new LanguagePictures(home, config.pictures);

/** Stores the files. If that fails, the open pages learn why; they inform the visitor. */
async function install(): Promise<void> {
  try {
    await files.install();
    if (isFirstOfLanguage()) await self.skipWaiting();
  } catch (error) {
    const installFailed = error instanceof NoRoomError ? 'no-room' : 'network';
    const message = { installFailed, isFirst: isFirstOfLanguage(), scope: home };
    const pages = await self.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages) page.postMessage(message);
    throw error;
  }
}

/** Whether this is the first worker of its language: the root worker has the scope of English. */
const isFirstOfLanguage = () => self.registration.active?.scriptURL !== self.location.href;

self.addEventListener('install', (event) => event.waitUntil(install()));

let isTidy = false;

/** Deletes unused files once per start of the worker, unless another version is being installed. */
async function tidy(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (isTidy || installing || waiting) return;
  isTidy = true;
  try {
    await tidyFiles(files.cacheName, files.keys(), Date.now());
    await pictures.tidy();
  } catch (error) {
    console.warn('Old files could not be thrown away.', error);
  }
}

// A new version waits for the visitor's consent; only the first one takes over open pages.
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy()]));
});

/** A page that is not stored comes from the host; if that is unreachable, another page stands in for it. */
function answer(request: Request, plan: Exclude<Plan, { way: 'pass' }>): Promise<Response> {
  switch (plan.way) {
    case 'file':
      return files.answer(plan.path);
    case 'redirect':
      return Promise.resolve(Response.redirect(encodeURI(plan.to) + new URL(request.url).search));
    case 'foreignPage':
      return fetch(request).catch(() => absentPage(pathOf(request.url), config.languages));
    case 'unknownPage':
      return fetch(request).catch(() => files.answer(config.notFoundPage));
    case 'picture':
      return pictures.answer(request);
    case 'olderFile':
      return files.answerOlder(request);
    case 'pageExists':
      return Promise.resolve(new Response(null, { headers: { 'content-type': 'text/html' } }));
    case 'noPrefetch':
      return Promise.resolve(new Response(null, { status: 204 }));
  }
}

function pathOf(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname; // invalid percent-encoding
  }
}

/**
 * Client ids of pages of languages without a service worker of their own, which the English one controls
 * at first. Lost when the browser stops this worker: the pages then get files of the same content.
 */
const foreignPages = new Set<string>();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== self.location.origin) return;
  const isNavigation = request.mode === 'navigate';
  const path = pathOf(request.url);
  if (isNavigation && foreignPrefix(path, config)) foreignPages.add(event.resultingClientId);
  const isFromForeignPage = !isNavigation && foreignPages.has(event.clientId);
  const plan = planFor({ method: request.method, isNavigation, path, isFromForeignPage }, config);
  if (plan.way !== 'pass') event.respondWith(answer(request, plan));
  if (isNavigation) event.waitUntil(tidy());
});
