import { trustedScriptUrl } from './trusted-url';

/** An open page asks for a new version when it comes back to view, at most this often. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** What the worker sends when it could not keep the language's files. */
interface InstallFailure {
  installFailed: 'network' | 'no-room';
  isFirst: boolean;
  scope: string;
}

/** What a page hears of the worker of its language. */
export interface WorkerEvents {
  /** Everything of the language is on the device. Told in every visit. */
  onReady: () => void;
  /** A worker of an earlier visit runs: its copy may be old. */
  onEarlier: (registration: ServiceWorkerRegistration) => void;
  /** A new version waits; `accept` starts it and reloads this page. Others are left alone. */
  onUpdate: (accept: () => void) => void;
  /** Another tab accepted the new version: this page goes on with what it has. */
  onReplaced: () => void;
  /** The browser has no room for the files, or keeps none: online everything works. */
  onNoRoom: () => void;
}

/**
 * Registers the worker of a language. Nothing happens where the browser has no workers or refuses
 * them: the page works online without one.
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
    follow(await navigator.serviceWorker.register(url, options), events);
  } catch (error) {
    console.warn('Offline use is not available:', error);
  }
}

function follow(registration: ServiceWorkerRegistration, events: WorkerEvents): void {
  let isAccepted = false;
  const accept = () => {
    isAccepted = true;
    // Nobody waits any more when another tab was quicker: a reload shows the new version.
    if (registration.waiting) registration.waiting.postMessage('SKIP_WAITING');
    else location.reload();
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

  const { active, waiting, installing } = registration;
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
    // The installing one of above announces itself here too, when it is quick.
    if (registration.installing && registration.installing !== installing) {
      followWorker(registration.installing, registration.active !== null);
    }
  });
  checkNowAndThen(registration);
}

/** What was loaded before there was a worker is asked for once more, through it: it keeps it. */
function keepPicturesInView(): void {
  for (const image of document.images) {
    if (image.complete && image.currentSrc.startsWith(location.origin)) {
      void fetch(image.currentSrc).catch(() => undefined);
    }
  }
}

/** Installed apps and forgotten tabs live for weeks without a navigation. */
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
    // An older version works on; a lost network is nobody's news: the next visit goes on with it.
    if (isFirst && installFailed === 'no-room') events.onNoRoom();
  });
}
