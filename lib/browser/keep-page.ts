import { parsePath } from '@/lib/site/routes';
import { startLoading } from '@/lib/store/loading';
import { isWithinReach } from './reach';

/** What a page hears of the ways out of it. */
interface WayOutEvents {
  /** The network did not answer: the page at hand stays. */
  onLost: () => void;
  /** It did, and another page comes. */
  onFound: () => void;
}

/**
 * Keeps the page at hand where the network does not answer for the next one. Else Next's router, when
 * it cannot fetch a payload, and every plain link would leave it for the browser's own error page.
 * Where a worker has the page, the worker answers.
 */
export function keepPageWithoutNetwork(events: WayOutEvents): void {
  keepFromRouter(events);
  keepFromLinks(events);
}

/** Next asks for the payload of a page that somebody wants to see; a prefetch says so in a header. */
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
        // Whole: a payload that is cut off counts as none.
        await response.clone().arrayBuffer();
        onFound();
      }
      return response;
    } catch (error) {
      if (!isWayOut) throw error;
      onLost();
      // To the router a step in history to where it is: it lets go of the navigation.
      window.history.replaceState(null, '', window.location.href);
      return new Promise(() => {});
    }
  };
}

/** A plain click that leads to another page of the site, and that nobody else has answered. */
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
  // On the window: React has answered on the document.
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
