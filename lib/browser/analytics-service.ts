import { trustedScriptUrl } from './trusted-url';

/** Where the service's script comes from; `analyticsOrigins` lets the security policy allow it. */
const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

interface AnalyticsWindow extends Window {
  dataLayer?: unknown[];
}

/**
 * Puts the service's script into the page. A module of its own, so that a build without an id
 * never sends it to anybody.
 * @param pageLocation the address the service's own events may name
 * @param onReady the script is there: events may be sent
 */
export function loadService(id: string, pageLocation: string, onReady: () => void): void {
  send('js', new Date());
  send('set', { page_location: pageLocation });
  send('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(`${SCRIPT_URL}?id=${encodeURIComponent(id)}`);
  script.addEventListener('load', onReady);
  script.addEventListener('error', () => console.warn('The analytics script did not load.'));
  document.head.append(script);
}

/** Hands a command to the service. It reads a queue of `arguments` objects; real arrays are ignored. */
export function send(...command: unknown[]): void {
  void command;
  const analytics = window as AnalyticsWindow;
  analytics.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  analytics.dataLayer.push(arguments);
}
