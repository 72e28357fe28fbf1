import { linkTo, parsePath } from '@/lib/site/routes';

const firstInteractions = ['scroll', 'mousemove', 'touchstart'] as const;

/** It waits for the first interaction or for consent, or is loading or loaded. */
let isStarted = false;
/** Null until the service's script is loaded. */
let sendToService: ((...command: unknown[]) => void) | null = null;

/**
 * Asks for consent on the first scroll, mouse move or touch; with it, loads the analytics script and
 * reports the current page. Does nothing without NEXT_PUBLIC_ANALYTICS_ID, or if the visitor has opted
 * out of tracking (Do Not Track, Global Privacy Control). Call it once, after hydration.
 */
export function startAnalytics(mayCount: () => Promise<boolean>): void {
  const id = process.env.NEXT_PUBLIC_ANALYTICS_ID;
  if (!id || isStarted || refusesTracking()) return;
  isStarted = true;
  const handleFirst = () => {
    firstInteractions.forEach((type) => window.removeEventListener(type, handleFirst));
    void loadIfAllowed(id, mayCount);
  };
  firstInteractions.forEach((type) =>
    window.addEventListener(type, handleFirst, { passive: true }),
  );
}

/** Reports address and title of the current page. Call it after each soft navigation. */
export function trackPageView(): void {
  track('page_view', { page_path: reportedPath(), page_title: document.title });
}

/** Reports an action, such as 'share result' or a change of language. */
export function trackClick(type: string, value: string): void {
  track('action_click', { type, value });
}

/** Events before the script is loaded are dropped with a warning (spec section 8). */
function track(event: string, parameters: Record<string, string>) {
  if (!process.env.NEXT_PUBLIC_ANALYTICS_ID || !isStarted) return;
  const page_location = reportedLocation();
  if (sendToService) {
    // The service's own events use this address too, instead of the one in the address bar.
    sendToService('set', { page_location });
    sendToService('event', event, { ...parameters, page_location });
  } else {
    console.warn(`Analytics is not loaded yet; dropped ${event}.`);
  }
}

/** The address that may be reported, with its query. */
function reportedLocation(): string {
  return window.location.origin + reportedPath() + window.location.search;
}

/** The path without the code of a shared result, which contains body data and drinks. */
function reportedPath(): string {
  const path = window.location.pathname;
  const { site, route } = parsePath(path);
  return route.page === 'shared' ? linkTo(site.code, { page: 'result' }) : path;
}

async function loadIfAllowed(id: string, mayCount: () => Promise<boolean>) {
  try {
    isStarted = await mayCount();
    if (!isStarted) return;
    const service = await import('./analytics-service');
    service.loadService(id, reportedLocation(), () => {
      sendToService = service.send;
      trackPageView();
    });
  } catch (error) {
    console.warn('The analytics module did not load.', error);
  }
}

function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
