import { href, parsePath, withBasePath } from '@/lib/site/routes';

/** Where the analytics service's script comes from; the security policy must allow it. */
const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';
/** Name of our Trusted Types policy for that one address; the security policy must list it. */
const POLICY_NAME = 'analytics';

const firstInteractions = ['scroll', 'mousemove', 'touchstart'] as const;

type Parameters = Record<string, string>;
type State = 'off' | 'waiting' | 'loading' | 'ready';

interface AnalyticsWindow extends Window {
  dataLayer?: unknown[];
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): {
      createScriptURL(url: string): string;
    };
  };
}

let state: State = 'off';

/**
 * Waits for the first scroll, mouse move or touch, then loads the analytics script and reports the
 * page at hand. Does nothing at all without NEXT_PUBLIC_ANALYTICS_ID, or when the visitor asks not
 * to be tracked (Do Not Track, Global Privacy Control). Call it once, after hydration.
 */
export function startAnalytics(): void {
  const id = process.env.NEXT_PUBLIC_ANALYTICS_ID;
  if (!id || state !== 'off' || refusesTracking()) return;
  state = 'waiting';
  const handleFirst = () => {
    firstInteractions.forEach((type) => window.removeEventListener(type, handleFirst));
    load(id);
  };
  firstInteractions.forEach((type) =>
    window.addEventListener(type, handleFirst, { passive: true }),
  );
}

/** Reports the page at hand, by its address and title: call it after each soft navigation. */
export function trackPageView(): void {
  track('page_view', { page_path: reportedPath(), page_title: document.title });
}

/** Reports an action, such as 'share result' or a change of language. */
export function trackClick(type: string, value: string): void {
  track('action_click', { type, value });
}

/** Events before the script is there are dropped with a warning (spec section 8). */
function track(event: string, parameters: Parameters) {
  if (state === 'off') return;
  const { origin, search } = window.location;
  const page_location = origin + reportedPath() + search;
  if (state === 'ready') send('event', event, { ...parameters, page_location });
  else console.warn(`Analytics is not loaded yet; dropped ${event}.`);
}

/** The path, but for a shared result: its code holds a person's body and drinks, and stays here. */
function reportedPath(): string {
  const path = window.location.pathname;
  const { site, route } = parsePath(path);
  return route.page === 'shared' ? withBasePath(href(site.code, { page: 'result' })) : path;
}

function load(id: string) {
  state = 'loading';
  send('js', new Date());
  send('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(`${SCRIPT_URL}?id=${encodeURIComponent(id)}`);
  script.addEventListener('load', () => {
    state = 'ready';
    trackPageView();
  });
  script.addEventListener('error', () => console.warn('The analytics script did not load.'));
  document.head.append(script);
}

/** The service reads a queue of `arguments` objects; real arrays in it are ignored. */
function send(...command: unknown[]) {
  void command;
  const analytics = window as AnalyticsWindow;
  analytics.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  analytics.dataLayer.push(arguments);
}

function trusted(url: string): string {
  const { trustedTypes } = window as AnalyticsWindow;
  if (!trustedTypes) return url;
  return trustedTypes
    .createPolicy(POLICY_NAME, { createScriptURL: (candidate) => candidate })
    .createScriptURL(url);
}

function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
