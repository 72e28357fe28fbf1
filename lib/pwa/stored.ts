/** Digest of what is stored, beside it: a damaged entry is noticed before anyone sees it. */
const DIGEST_HEADER = 'x-stored-digest';

/** SHA-256, its first 16 hexadecimal digits: as the build stamps it. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A response made anew from its body, with the host's headers: safety headers belong to a page. */
export function rebuilt({ headers }: Response, bytes: ArrayBuffer): Response {
  const kept = new Headers(headers);
  for (const ofTheWire of ['content-encoding', 'content-length']) kept.delete(ofTheWire);
  return new Response(bytes, { headers: kept });
}

/** Keeps a body under a key. @throws when the browser denies storage or has no room left */
export async function store(
  cacheName: string,
  key: string,
  response: Response,
  bytes: ArrayBuffer,
): Promise<void> {
  const kept = rebuilt(response, bytes);
  kept.headers.set(DIGEST_HEADER, await digestOf(bytes));
  const cache = await caches.open(cacheName);
  await cache.put(key, kept);
}

let isDenialReported = false;

/**
 * What is kept under an address; null when nothing whole is, whatever the reason.
 * @param query how exactly the address must match
 */
export async function readStored(
  cacheName: string,
  address: string,
  query: CacheQueryOptions = {},
): Promise<Response | null> {
  try {
    const found = await (await caches.open(cacheName)).match(address, query);
    if (!found) return null;
    const bytes = await found.arrayBuffer();
    const isWhole = (await digestOf(bytes)) === found.headers.get(DIGEST_HEADER);
    return isWhole ? new Response(bytes, { headers: found.headers }) : null;
  } catch (error) {
    if (!isDenialReported) console.warn('The browser denies its cache storage.', error);
    isDenialReported = true;
    return null;
  }
}
