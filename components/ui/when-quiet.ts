/** Spec sections 4 and 9: maximum delay before the service worker is registered. */
const MAX_WAIT_MS = 30_000;

/**
 * Runs a task when the page is loaded and the browser is idle, at most after 30 s, even if something on
 * the page never finishes loading.
 */
export function whenQuiet(task: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  setTimeout(run, MAX_WAIT_MS);
  // Safari has no requestIdleCallback.
  const waitForIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000);
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
}
