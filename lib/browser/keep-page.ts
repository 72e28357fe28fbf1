import { linkFollowedBy } from '@/lib/early/early-actions';
import { parsePath, sitePrefix, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { startLoading } from '@/lib/store/loading';

/** The outcome of navigations away from the page. */
interface NavigationEvents {
  /** The network did not answer, so the current page stays. @param code of the other page's language */
  onLost: (code: SiteCode) => void;
  /** The network answered, and the next page opens. */
  onFound: () => void;
}

/**
 * Keeps the current page if the next one cannot be loaded. Without this, plain links would open the
 * browser's error page, and so would Next's router if it cannot fetch a payload. Pages stored by a
 * service worker open as usual.
 */
export function keepPageWithoutNetwork(events: NavigationEvents): void {
  interceptRouter(events);
  interceptLinks(events);
}

/** Whether this is the router's request for the payload of the next page, not a prefetch. */
function isNavigation(headers: Headers): boolean {
  return headers.has('rsc') && !headers.has('next-router-prefetch');
}

function pageOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : input;
  return new URL(address, window.location.href).pathname.replace(/index\.txt$/, '');
}

function interceptRouter({ onLost, onFound }: NavigationEvents) {
  const fetchOfBrowser = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const page = pageOf(input);
    const isLeaving = isNavigation(new Headers(init?.headers)) && page !== window.location.pathname;
    try {
      const response = await fetchOfBrowser(input, init);
      if (isLeaving) {
        // Read it completely: an incomplete payload counts as a failure.
        await response.clone().arrayBuffer();
        onFound();
      }
      return response;
    } catch (error) {
      if (!isLeaving) throw error;
      onLost(parsePath(page).site.code);
      // Restores the current history entry, so that the router cancels the navigation.
      window.history.replaceState(null, '', window.location.href);
      return new Promise(() => {});
    }
  };
}

function interceptLinks({ onLost }: NavigationEvents) {
  // On the window, after React's handlers on the document.
  window.addEventListener('click', (event) => {
    const link = event.defaultPrevented || event.button !== 0 ? null : linkFollowedBy(event);
    if (!link) return;
    const { href, pathname } = link;
    event.preventDefault();
    const stopLoading = startLoading();
    const { code } = parsePath(pathname).site;
    void isReachable(href, code).then((isThere) => {
      stopLoading();
      if (isThere) window.location.assign(href);
      else onLost(code);
    });
  });
}

/** If there is no response within this time, the page counts as unreachable. */
const TIMEOUT_MS = 20_000;

/** True if the service worker of a language is active: all its pages are stored. */
async function isStored(code: SiteCode): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const home = withBasePath(sitePrefix(code));
  // For languages without a worker of their own, this is the one of the root.
  const registration = await navigator.serviceWorker.getRegistration(home);
  const script = new URL(withBasePath(`/sw.${code}.js`), location.origin);
  return registration?.active?.scriptURL === script.href;
}

/**
 * True if a page can be opened: its language is stored, or the host answers, with whatever status, since
 * error pages explain themselves. `navigator.onLine` is also true on networks without internet access.
 */
async function isReachable(address: string, code: SiteCode): Promise<boolean> {
  if (await isStored(code).catch(() => false)) return true;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
