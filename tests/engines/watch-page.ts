/**
 * Runs in the page, before its scripts if the engine can: records policy violations, uncaught
 * errors, files that fail to load, and console errors and warnings. The records persist while the
 * visitor navigates. Nothing is recorded while a page unloads: Firefox and WebKit then report all
 * pending requests as failed.
 * @param hasWorker false: a browser without service workers. Installing one fetches a whole language,
 *   and it would answer with pages that no script was inserted into (export-host.ts).
 */
export function watchPage(hasWorker: boolean): void {
  if ('isWatched' in window) return;
  Object.assign(window, { isWatched: true });
  if (!hasWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  let isBeingLeft = false;
  window.addEventListener('beforeunload', () => (isBeingLeft = true));
  const note = (text: string) => {
    if (isBeingLeft) return;
    const noted = JSON.parse(sessionStorage.getItem('journey-problems') ?? '[]') as string[];
    noted.push(`${location.pathname} ${text}`);
    sessionStorage.setItem('journey-problems', JSON.stringify(noted));
  };
  const describe = (what: unknown) =>
    what instanceof Error ? `${what.message} ${what.stack?.slice(0, 400)}` : String(what);
  document.addEventListener('securitypolicyviolation', (event) => {
    note(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  const noteError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) note(`error: ${describe(event.error ?? event.message)}`);
    else note(`lost: ${(event.target as Element).outerHTML.slice(0, 200)}`);
  };
  // Capturing, since errors of elements that fail to load do not bubble.
  window.addEventListener('error', noteError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    note(`not caught: ${describe(reason)}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...texts: unknown[]) => {
      note(`console: ${texts.map(describe).join(' ')}`);
      say(...texts);
    };
  }
}

/** Runs in the page: the problems recorded in this window so far. */
export function notedProblems(): string[] {
  return JSON.parse(sessionStorage.getItem('journey-problems') ?? '[]') as string[];
}
