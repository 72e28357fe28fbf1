import { digestOf } from './stored';
import type { WorkerConfig } from './worker-config';

/** Whether the name of a file contains a hash of its content. */
function isHashed(path: string): boolean {
  return path.includes('/_next/static/') || path.includes('/fonts/');
}

/**
 * Fetches a listed file and verifies that it belongs to this version: during a deployment, or behind a
 * captive portal, the response may be something else.
 * @returns the response and its body
 * @throws {Error} without a network, or for another file
 */
export async function download(path: string, config: WorkerConfig) {
  // First from the HTTP cache, since the page may have just loaded it; past the cache if it is wrong.
  for (const cache of [isHashed(path) ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(encodeURI(path), { cache, priority: 'low' });
    const bytes = await response.arrayBuffer();
    if (await isOfThisVersion(path, response, bytes, config)) return { response, bytes };
  }
  throw new Error(`The server has no ${path} of this version`);
}

async function isOfThisVersion(
  path: string,
  response: Response,
  bytes: ArrayBuffer,
  { files, build }: WorkerConfig,
): Promise<boolean> {
  if ((await digestOf(bytes)) === files[path]) return true;
  // Some hosts insert markup into pages: one with the id of the build is accepted.
  return response.ok && path.endsWith('/') && new TextDecoder().decode(bytes).includes(build);
}
