/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

export {};

/**
 * The service worker of a build with `WORKER=off` (docs/hosting.md): replaces an earlier one, deletes its
 * caches and unregisters itself.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const ofLanguage = `breathalyser:${new URL(self.registration.scope).pathname}:`;
  const names = (await caches.keys()).filter((name) => name.startsWith(ofLanguage));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
