/** How long files of a replaced version stay, for tabs of that version that are still open. */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Where a cache notes since when an entry belongs to no version: `{ key: milliseconds }`. */
const NOTES = '/breathalyser-replaced-files.json';

/**
 * Throws away what no version has used for a week. Not to be called while another version is being
 * installed or waits: its files belong to no version yet.
 * @param keys addresses, below the origin, of what the running version consists of
 */
export async function tidyFiles(cacheName: string, keys: string[], now: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const notes = await cache.match(NOTES);
  const since = ((await notes?.json()) ?? {}) as Record<string, number>;
  const used = new Set([...keys, NOTES]);
  const stillNoted: Record<string, number> = {};
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    if (used.has(key)) continue;
    const replacedAt = since[key] ?? now;
    if (now - replacedAt > KEEP_MS) await cache.delete(request);
    else stillNoted[key] = replacedAt;
  }
  if (notes || Object.keys(stillNoted).length > 0)
    await cache.put(NOTES, Response.json(stillNoted));
}
