/** Where the analytics service's script comes from; the security policy must allow it. */
const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';
/** Name of our Trusted Types policy for that one address; the security policy must list it. */
const POLICY_NAME = 'analytics';

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
  script.src = trusted(`${SCRIPT_URL}?id=${encodeURIComponent(id)}`);
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

function trusted(url: string): string {
  const { trustedTypes } = window as AnalyticsWindow;
  if (!trustedTypes) return url;
  return trustedTypes
    .createPolicy(POLICY_NAME, { createScriptURL: (candidate) => candidate })
    .createScriptURL(url);
}
