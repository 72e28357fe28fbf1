import { afterFirstAnswer, afterFirstPaint, whenAsked } from './when-to-start';

/** A lost script is asked for again after so long, in turn; then the visitor is told. */
const retryWaitsMs = [0, 1000];

/** Without an answer for so long the visitor is told, whatever the reason. */
const silenceLimitMs = 15_000;

/** So long a file may take that is fetched again. */
const refetchLimitMs = 8000;

/** A page that reloads by itself does not do so again for so long: it would reload for ever. */
const reloadPauseMs = 60_000;

const reloadedKey = 'reloaded-at';

/** Who leaves a page is given so long to be gone. */
const leavingMs = 5000;

export interface PageScripts {
  /** React has drawn the page. */
  answered: () => void;
  /** Fetches every script of the page past the cache, then loads the page again. */
  loadAgain: () => Promise<void>;
}

export interface PageScriptEvents {
  /** The page cannot answer: something is lost, or late beyond measure. */
  onTrouble: () => void;
  /** It answers after all. */
  onMended: () => void;
  /** The page is about to be loaded again. */
  beforeReload: () => void;
}

/**
 * Starts the page's scripts and its whole style sheet once the first paint is on the screen (they wait in
 * templates, see tools/build/late-scripts.ts); those of a page that is only read at the first sign of a hand, or when
 * the browser has been idle for a while. Sees to it that they arrive. One that fails (no answer, an error,
 * a sign-in page of a network in its place, cut off) is fetched past the cache and run again. Its
 * failure is kept from webpack, which would give the page up: React then takes down even its text.
 */
export function startPageScripts(events: PageScriptEvents, startsLate: boolean): PageScripts {
  const { onTrouble, onMended, beforeReload } = events;
  /** Unused copies, by address: a script element runs once. */
  const copies = new Map<string, Node>();
  const waiting = new Set<string>();
  const tries = new Map<string, number>();
  /** Failed and not yet put into the page again. */
  const failed = new Set<string>();
  let isAnswering = false;
  let isGone = false;
  let isLeaving = false;

  function start() {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-late]')) {
      for (const file of template.content.children) {
        if (file.matches('[rel=preload]')) continue;
        // Not `src`: a template's content has no address to resolve it by.
        const path = file.getAttribute('src') ?? file.getAttribute('href') ?? '';
        const address = new URL(path, location.href).href;
        copies.set(address, document.importNode(file, true));
        waiting.add(address);
      }
      template.replaceWith(template.content);
    }
  }

  function handleLoad(event: Event) {
    const address = addressOf(event.target);
    if (!address || !copies.has(address)) return;
    // It arrived and is no script.
    if (failed.has(address)) return event.stopImmediatePropagation();
    waiting.delete(address);
    finish();
  }

  function handleError(event: Event) {
    if (event instanceof ErrorEvent) {
      const { filename, error } = event;
      if (error instanceof SyntaxError && copies.has(filename)) void mend(filename);
      return;
    }
    const address = addressOf(event.target);
    if (!address || !copies.has(address)) return;
    event.stopImmediatePropagation();
    void mend(address);
  }

  async function mend(address: string): Promise<void> {
    failed.add(address);
    const turn = tries.get(address) ?? 0;
    const waitMs = retryWaitsMs[turn];
    if (waitMs === undefined) return giveUp();
    tries.set(address, turn + 1);
    await new Promise((done) => setTimeout(done, isLeaving ? leavingMs : waitMs));
    if (!(await isFetched(address))) return mend(address);
    failed.delete(address);
    const copy = copies.get(address);
    if (!copy) return;
    for (const file of document.querySelectorAll('script,link:not([disabled])')) {
      if (addressOf(file) === address) file.remove();
    }
    document.head.append(document.importNode(copy, true));
  }

  /** True when the browser now holds a whole file under the address. */
  async function isFetched(address: string): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(refetchLimitMs);
      const response = await fetch(address, { cache: 'reload', signal });
      isGone ||= [404, 410].includes(response.status);
      await response.arrayBuffer();
      return response.ok && /javascript|css/.test(response.headers.get('content-type') ?? '');
    } catch {
      return false; // no network: the caller tries again and then says so
    }
  }

  function giveUp() {
    if (isGone && mayReload()) void withdrawWorker().then(reload);
    else onTrouble();
  }

  function finish() {
    if (!isAnswering || waiting.size > 0) return;
    clearTimeout(silence);
    window.removeEventListener('beforeunload', handleLeave);
    onMended();
  }

  // Firefox and Safari call off what still loads when a page is left, and report it as failed.
  function handleLeave() {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    }, leavingMs);
  }

  function handleOnline() {
    const lost = [...failed];
    for (const address of lost) {
      tries.delete(address);
      void mend(address);
    }
  }

  function reload() {
    beforeReload();
    location.reload();
  }

  document.addEventListener('load', handleLoad, true);
  window.addEventListener('error', handleError, true);
  window.addEventListener('online', handleOnline);
  window.addEventListener('beforeunload', handleLeave);
  let silence: ReturnType<typeof setTimeout>;
  const begin = () => {
    silence = setTimeout(onTrouble, silenceLimitMs);
    start();
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  };
  if (startsLate) whenAsked(begin);
  else afterFirstPaint(() => afterFirstAnswer(begin));

  return {
    answered() {
      isAnswering = true;
      finish();
    },
    async loadAgain() {
      await Promise.all([...copies.keys()].map(isFetched));
      if (isGone) await withdrawWorker();
      reload();
    },
  };
}

/** The address of a script or a style sheet. */
function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : '';
}

/**
 * A script that the host has no more belongs to a page of an earlier deployment, which a worker
 * still serves: without it the host answers, and the page that comes registers it anew.
 */
async function withdrawWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
  } catch (error) {
    console.warn('The worker could not be withdrawn.', error);
  }
}

function mayReload(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadPauseMs;
    if (!isRecent) sessionStorage.setItem(reloadedKey, String(Date.now()));
    return !isRecent;
  } catch {
    return false; // a browser that keeps nothing: the visitor decides
  }
}
