/** Header with the digest of a cached body, to detect damaged entries. */
const DIGEST_HEADER = 'x-stored-digest';

/** A shortened digest; tools/build/files.ts computes the same. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A copy of a response with another body and the headers of the host, such as security headers. */
export function rebuilt({ headers }: Response, bytes: ArrayBuffer): Response {
  const kept = new Headers(headers);
  for (const ofTheWire of ['content-encoding', 'content-length']) kept.delete(ofTheWire);
  return new Response(bytes, { headers: kept });
}

/** Caches a body under a key. @throws {Error} when storage is denied or full */
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

/** The undamaged entry of a cache at an address; null if there is none, whatever the reason. */
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
