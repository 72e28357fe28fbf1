/** Spec sections 4 and 9: registration of the worker happens at the latest after this long. */
const QUIET_AT_LATEST_MS = 30_000;

/**
 * Runs a task once the page is loaded and the browser has nothing better to do; after 30 s in any
 * case, also when something on the page never finishes loading.
 */
export function whenQuiet(task: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  setTimeout(run, QUIET_AT_LATEST_MS);
  // Safari has no requestIdleCallback.
  const waitForIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000);
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
}
