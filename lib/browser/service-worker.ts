import { trustedScriptUrl } from './trusted-url';

/** A page that becomes visible again checks for a new version, at most this often. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** How long an accepted version may take to start before the page is loaded again all the same. */
const activationLimitMs = 3000;

/** Sent by the worker if it could not store the files of the language. */
interface InstallFailure {
  installFailed: 'network' | 'no-room';
  isFirst: boolean;
  scope: string;
}

/** Events of the language's service worker. */
export interface WorkerEvents {
  /** All files of the language are stored. Called in every visit. */
  onReady: () => void;
  /** A worker of an earlier visit is active; its files may be old. */
  onEarlier: (registration: ServiceWorkerRegistration) => void;
  /** A new version is waiting; `accept` activates it and reloads this page, but no other tabs. */
  onUpdate: (accept: () => void) => void;
  /** Another tab has activated the new version; this page still shows the old one. */
  onReplaced: () => void;
  /** The browser has no space for the files. The page works online. */
  onNoRoom: () => void;
}

/**
 * Registers the service worker of a language. Does nothing if the browser has no service workers or
 * refuses them; the page then works online only.
 * @param script address of `sw.{site}.js`
 * @param scope `/` for English, `/{code}/` for the others, base path included
 */
export async function registerServiceWorker(
  script: string,
  scope: string,
  events: WorkerEvents,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  listenForFailure(scope, events);
  try {
    const url = trustedScriptUrl(script);
    const options = { scope, updateViaCache: 'none' } as const;
    const registration = await navigator.serviceWorker.register(url, options);
    follow(registration, new URL(script, location.origin).href, events);
  } catch (error) {
    console.warn('Offline use is not available:', error);
  }
}

function follow(
  registration: ServiceWorkerRegistration,
  script: string,
  events: WorkerEvents,
): void {
  let isAccepted = false;
  // English replaces the worker of the root, which stores nothing (root-worker.ts).
  const activeOfLanguage = () =>
    registration.active?.scriptURL === script ? registration.active : null;
  const accept = () => {
    isAccepted = true;
    registration.waiting?.postMessage('SKIP_WAITING');
    // Without a waiting worker another tab has activated the new version. With one, Chromium sometimes
    // keeps the old one for as long as its page is open: leaving the page lets the new one start.
    setTimeout(() => location.reload(), registration.waiting ? activationLimitMs : 0);
  };

  function followWorker(worker: ServiceWorker, isUpdate: boolean) {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate) events.onUpdate(accept);
      if (worker.state !== 'activated') return;
      if (!isUpdate) {
        keepPicturesInView();
        events.onReady();
      } else if (isAccepted) location.reload();
      else events.onReplaced();
    });
  }

  const { waiting, installing } = registration;
  const active = activeOfLanguage();
  if (active) {
    events.onReady();
    events.onEarlier(registration);
  }
  if (installing) followWorker(installing, active !== null);
  if (waiting && active) {
    followWorker(waiting, true);
    events.onUpdate(accept);
  }
  registration.addEventListener('updatefound', () => {
    // The event may also be for the installing worker above, which is followed already.
    if (registration.installing && registration.installing !== installing) {
      followWorker(registration.installing, activeOfLanguage() !== null);
    }
  });
  checkNowAndThen(registration);
}

/** Requests pictures that were loaded before the worker was active again, so that it stores them. */
function keepPicturesInView(): void {
  for (const image of document.images) {
    if (image.complete && image.currentSrc.startsWith(location.origin)) {
      void fetch(image.currentSrc).catch(() => undefined);
    }
  }
}

/** Checks for updates without a navigation: installed apps and tabs may stay open for weeks. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined); // no network: next time
  });
}

function listenForFailure(ownScope: string, events: WorkerEvents): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<InstallFailure>) => {
    const { installFailed, isFirst, scope } = data;
    if (!installFailed || scope !== ownScope) return;
    console.warn(`Files for offline use could not be kept: ${installFailed}.`);
    // Not shown for updates, since the old version still works, or without network: the next visit retries.
    if (isFirst && installFailed === 'no-room') events.onNoRoom();
  });
}

/**
 * Registers the worker that answers for languages that are not stored (lib/pwa/root-worker.ts), unless
 * the root has one: this one, or that of English, which does it too.
 * @param scope the root, base path included
 */
export async function registerRootWorker(script: string, scope: string): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    if (await serviceWorker.getRegistration(scope)) return;
    await serviceWorker.register(trustedScriptUrl(script), { scope, updateViaCache: 'none' });
  } catch (error) {
    console.warn('Languages that are not stored cannot be answered for:', error);
  }
}
