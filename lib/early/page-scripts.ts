import { afterFirstAnswer, afterFirstPaint, afterInteraction } from './when-to-start';

/** Delay before each retry of a failed script; after the last one a notice is shown. */
const retryWaitsMs = [0, 1000];

/** A notice is shown if the page is not interactive after this time, for whatever reason. */
const silenceLimitMs = 15_000;

/** Timeout of a retry. */
const refetchLimitMs = 8000;

/** Minimum time between two automatic reloads: prevents an endless loop. */
const reloadPauseMs = 60_000;

const reloadedKey = 'reloaded-at';

/** Failures within this time after `beforeunload` are retried later: the visitor is leaving the page. */
const leavingMs = 5000;

interface PageScriptEvents {
  /** The page is not interactive: a script failed, or takes too long. */
  onTrouble: () => void;
  /** The page is interactive after all. */
  onMended: () => void;
  /** The page is about to be reloaded. */
  beforeReload: () => void;
}

/**
 * Moves the scripts and the later rules of the page out of their templates
 * (tools/build/late-scripts.ts) after the first paint, or on interaction if they may wait. A script
 * that fails (network error, error status, a captive portal's page in its place, a truncated file) is
 * fetched past the HTTP cache and run again. webpack does not see the failure: it would give up, and
 * React would then remove the text of the page.
 */
export function startPageScripts(events: PageScriptEvents, waitsForInteraction: boolean) {
  const { onTrouble, onMended, beforeReload } = events;
  /** Unused copies of the elements by address: a script element runs only once. */
  const copies = new Map<string, Node>();
  const waiting = new Set<string>();
  const tries = new Map<string, number>();
  /** Failed, and not yet inserted again. */
  const failed = new Set<string>();
  let isAnswering = false;
  let isGone = false;
  let isLeaving = false;

  function start() {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-late]')) {
      for (const file of template.content.children) {
        // The content of a template has no base address to resolve `src` with.
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
    // The response was loaded but is not a script.
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

  /** Whether the HTTP cache now has the whole file. */
  async function isFetched(address: string): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(refetchLimitMs);
      const response = await fetch(address, { cache: 'reload', signal });
      isGone ||= [404, 410].includes(response.status);
      await response.arrayBuffer();
      return response.ok && /javascript|css/.test(response.headers.get('content-type') ?? '');
    } catch {
      return false; // no network: the caller retries
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

  // Firefox and Safari cancel pending requests when a page is left, and report them as failed.
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
  if (waitsForInteraction) afterInteraction(begin);
  else afterFirstPaint(() => afterFirstAnswer(begin));

  return {
    /** Call it when React has rendered the page. */
    answered() {
      isAnswering = true;
      finish();
    },
    /** Fetches all scripts of the page past the HTTP cache, then reloads the page. */
    async loadAgain() {
      await Promise.all([...copies.keys()].map(isFetched));
      if (isGone) await withdrawWorker();
      reload();
    },
  };
}

/** The address of a script or a style sheet; empty for other elements. */
function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : '';
}

/**
 * Unregisters the service worker: if the host no longer has a script, the worker has served a page of
 * an earlier deployment. The next load comes from the host and registers it again.
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
    return false; // storage is denied: the visitor decides
  }
}
