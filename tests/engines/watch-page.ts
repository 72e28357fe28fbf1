/**
 * Runs in the page, before anything of it where the engine can: notes what the policy refuses, what
 * is thrown and not caught, files that fail, and console errors and warnings. The notes stay while
 * the visitor goes from page to page; of a page that is being left none are taken, since Firefox
 * and WebKit tell it that whatever still loads has failed.
 */
export function watchPage(): void {
  if ('isWatched' in window) return;
  Object.assign(window, { isWatched: true });
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
  // While capturing, the files of elements that fail are heard of too.
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

/** Runs in the page: what was noted in this window so far. */
export function notedProblems(): string[] {
  return JSON.parse(sessionStorage.getItem('journey-problems') ?? '[]') as string[];
}
