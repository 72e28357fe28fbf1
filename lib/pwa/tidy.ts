/** How long files of a replaced version are kept, for open tabs of that version. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Cache entry that records since when other entries are unused: `{ key: milliseconds }`. */
const NOTES = '/breathalyser-replaced-files.json';

/**
 * Deletes files that have been unused for long. Not to be called while another version is being
 * installed or waits: its files would count as unused.
 * @param keys cache keys of the running version, relative to the origin
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
