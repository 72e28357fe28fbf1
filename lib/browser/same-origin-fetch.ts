/** Cookie that a host sets, and the header in which the page gives its value back. */
const COOKIE_NAME = 'XSRF-TOKEN';
const HEADER_NAME = 'X-XSRF-TOKEN';

/** Methods that change nothing on the host. */
const measurementMethods = new Set(['GET', 'HEAD']);

/**
 * `fetch` for the own host. A request that may change something carries the header against
 * cross-site request forgery, taken from the cookie (specification, section 7); one that only
 * reads, one to another host, and one without the cookie go as they are. The product has no request
 * that changes anything yet: the first one goes through here (docs/adr/0008).
 * @param path relative to the own host, with or without a leading slash
 */
export function sameOriginFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const token = tokenOf(document.cookie);
  if (measurementMethods.has(method) || isAbsolute(path) || token === null)
    return fetch(path, init);
  const headers = new Headers(init.headers);
  headers.set(HEADER_NAME, token);
  return fetch(path, { ...init, headers });
}

/** True for an address that names a host: `https://...`, `//...`. */
function isAbsolute(path: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(path);
}

function tokenOf(cookies: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${COOKIE_NAME}=`));
  return found ? decodeURIComponent(found.slice(COOKIE_NAME.length + 1)) : null;
}
