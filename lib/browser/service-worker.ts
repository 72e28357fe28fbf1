import { trustedScriptUrl } from './trusted-url';

/** Spec sections 4 and 9: registration happens at the latest after this long. */
const REGISTER_FALLBACK_MS = 30_000;

interface ServiceWorkerEvents {
  /** Everything of the language is stored for the first time. */
  onReady: () => void;
  /** A new version waits; call `accept` when the visitor agrees: it takes over and reloads. */
  onUpdate: (accept: () => void) => void;
}

/**
 * Registers the worker of a language once the page is quiet. Nothing happens where the browser has
 * no workers or refuses them: the page works online without one.
 * @param script address of `sw.{site}.js`
 * @param scope `/` for English, `/{code}/` for the others, base path included
 */
export function registerServiceWorker(
  script: string,
  scope: string,
  events: ServiceWorkerEvents,
): void {
  if (!('serviceWorker' in navigator)) return;
  whenQuiet(() => {
    navigator.serviceWorker
      .register(trustedScriptUrl(script), { scope, updateViaCache: 'none' })
      .then((registration) => watch(registration, events))
      .catch((error: unknown) => console.warn('Offline use is not available:', error));
  });
}

/** After loading, when the browser has nothing better to do. */
function whenQuiet(task: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(task, { timeout: REGISTER_FALLBACK_MS });
    } else {
      setTimeout(task, 1000);
    }
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

function watch(registration: ServiceWorkerRegistration, events: ServiceWorkerEvents): void {
  const offer = (worker: ServiceWorker) =>
    events.onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      });
      worker.postMessage('SKIP_WAITING');
    });
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    if (!worker) return;
    const isUpdate = registration.active !== null;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate) offer(worker);
      if (worker.state === 'activated' && !isUpdate) events.onReady();
    });
  });
}
