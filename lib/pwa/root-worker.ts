/// <reference lib="webworker" />
import { absentPage, type AbsentLanguage } from './absent-page';

declare const self: ServiceWorkerGlobalScope & { __LANGUAGES: AbsentLanguage[] };

/**
 * The service worker of the root for visitors who have never opened English, whose worker replaces
 * it: no other worker sees the addresses of languages that are not stored. It stores nothing, and
 * lets everything pass but a page that the host does not answer.
 */
const languages = self.__LANGUAGES;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const { pathname } = new URL(request.url);
  event.respondWith(fetch(request).catch(() => absentPage(pathname, languages)));
});
