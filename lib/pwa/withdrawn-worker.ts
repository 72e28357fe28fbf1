/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

export {};

/** With `WORKER=off` (docs/hosting.md): deletes the caches of an earlier worker, unregisters. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const ofLanguage = `breathalyser:${new URL(self.registration.scope).pathname}:`;
  const names = (await caches.keys()).filter((name) => name.startsWith(ofLanguage));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
