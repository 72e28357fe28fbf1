/// <reference lib="webworker" />
import { ABSENT_PARAM } from '@/lib/site/absent-param';
import { LanguageFiles, NoRoomError } from './files';
import { LanguagePictures } from './pictures';
import { isForeign, planFor, type Plan } from './plan';
import type { WorkerStamp } from './stamp';
import { tidyFiles } from './tidy';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: unknown[];
  __SITE_STAMP: WorkerStamp;
};

// next-pwa wants its own list in the file; ours is stamped per language after the export.
void self.__WB_MANIFEST;
const stamp = self.__SITE_STAMP;

const home = new URL(self.registration.scope).pathname;
const files = new LanguageFiles(stamp, home);
const pictures = new LanguagePictures(home, stamp.pictures);

/** Tells the pages of this language why it cannot be kept; they know what a visitor should hear. */
async function reportFailure(error: unknown): Promise<void> {
  const isFirst = self.registration.active === null;
  const reason = error instanceof NoRoomError ? 'no-room' : 'network';
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ installFailed: reason, isFirst, scope: home });
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    files.install().catch(async (error: unknown) => {
      await reportFailure(error);
      throw error;
    }),
  );
});

/** Once per life of the worker, and only while no other version is on its way. */
let isTidy = false;
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

// A new version waits until the visitor says so; only the very first takes the open page over.
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy()]));
});

/** Addresses nobody knows: the server may; without one, the language's 4.04 page. */
async function answerUnknown(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return files.answer(stamp.notFoundPage);
  }
}

/** A page of a language that is not on the device: without its host, home is there and says so. */
async function answerForeign(request: Request, code: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(`${home}?${ABSENT_PARAM}=${code}`);
  }
}

function answer(request: Request, plan: Exclude<Plan, { way: 'pass' }>): Promise<Response> {
  switch (plan.way) {
    case 'file':
      return files.answer(plan.path);
    case 'redirect':
      return Promise.resolve(Response.redirect(encodeURI(plan.to) + new URL(request.url).search));
    case 'foreignPage':
      return answerForeign(request, plan.code);
    case 'unknownPage':
      return answerUnknown(request);
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
    return pathname; // percent signs that mean nothing
  }
}

/**
 * Pages of languages without a worker of their own, which are under the English one for a moment. A
 * worker that was put to sleep meanwhile knows none: they then get files of equal content from it.
 */
const foreignPages = new Set<string>();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== self.location.origin) return;
  const isNavigation = request.mode === 'navigate';
  const path = pathOf(request.url);
  if (isNavigation && isForeign(path, stamp)) foreignPages.add(event.resultingClientId);
  const isFromForeignPage = !isNavigation && foreignPages.has(event.clientId);
  const plan = planFor({ method: request.method, isNavigation, path, isFromForeignPage }, stamp);
  if (plan.way !== 'pass') event.respondWith(answer(request, plan));
  if (isNavigation) event.waitUntil(tidy());
});
