/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

export {};

/**
 * Stands in for every language's worker in a build with `WORKER=off` (docs/hosting.md): browsers
 * that still have one take it as its new version. It keeps nothing, gives back what was kept, and
 * goes; from the next page on everything comes from the host.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const ofLanguage = `breathalyser:${new URL(self.registration.scope).pathname}:`;
  const names = (await caches.keys()).filter((name) => name.startsWith(ofLanguage));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
