import { trustedScriptUrl } from './trusted-url';

/** Address of the service's script; `analyticsOrigins` adds it to the Content-Security-Policy. */
const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

interface AnalyticsWindow extends Window {
  dataLayer?: unknown[];
}

/**
 * Adds the service's script to the page. A separate module, so that a build without an id does not
 * contain it.
 * @param pageLocation the address that the service may send with its own events
 * @param onReady the script is loaded: events can be sent
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

/** Sends a command to the service, which reads a queue of `arguments` objects and ignores arrays. */
export function send(...command: unknown[]): void {
  void command;
  const analytics = window as AnalyticsWindow;
  analytics.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  analytics.dataLayer.push(arguments);
}
