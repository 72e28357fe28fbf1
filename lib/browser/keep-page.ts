import { parsePath } from '@/lib/site/routes';
import { startLoading } from '@/lib/store/loading';
import { isWithinReach } from './reach';

/** The outcome of navigations away from the page. */
interface WayOutEvents {
  /** The network did not answer, so the current page stays. */
  onLost: () => void;
  /** The network answered, and the next page opens. */
  onFound: () => void;
}

/**
 * Keeps the current page if the network does not answer for the next one. Without this, plain links and
 * Next's router, if it cannot fetch a payload, would open the browser's error page. If a service worker
 * has stored the next page, it answers.
 */
export function keepPageWithoutNetwork(events: WayOutEvents): void {
  keepFromRouter(events);
  keepFromLinks(events);
}

/** True for the router's request for the payload of the next page; a prefetch has another header. */
function isNavigation(headers: Headers): boolean {
  return headers.has('rsc') && !headers.has('next-router-prefetch');
}

function pageOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address, window.location.href).pathname.replace(/index\.txt$/, '');
}

function keepFromRouter({ onLost, onFound }: WayOutEvents) {
  const fetchOfBrowser = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const isWayOut =
      isNavigation(new Headers(init?.headers)) && pageOf(input) !== window.location.pathname;
    try {
      const response = await fetchOfBrowser(input, init);
      if (isWayOut) {
        // Read it completely: an incomplete payload counts as a failure.
        await response.clone().arrayBuffer();
        onFound();
      }
      return response;
    } catch (error) {
      if (!isWayOut) throw error;
      onLost();
      // Makes the router cancel the navigation, because it restores the current entry.
      window.history.replaceState(null, '', window.location.href);
      return new Promise(() => {});
    }
  };
}

/** The address of a plain click to another page of the site that no other handler has handled. */
function wayOutOf(event: MouseEvent): URL | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isElsewhere = url.origin === location.origin && url.pathname !== location.pathname;
  return isElsewhere ? url : null;
}

function keepFromLinks({ onLost }: WayOutEvents) {
  // On the window, after React's handlers on the document.
  window.addEventListener('click', (event) => {
    const url = wayOutOf(event);
    if (!url) return;
    event.preventDefault();
    const stopLoading = startLoading();
    void isWithinReach(url.href, parsePath(url.pathname).site.code).then((isThere) => {
      stopLoading();
      if (isThere) window.location.assign(url);
      else onLost();
    });
  });
}
