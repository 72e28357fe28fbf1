import { isHashed, type WorkerStamp } from './stamp';
import { digestOf } from './stored';

/** `priority` is not in TypeScript's library yet. */
interface LowPriorityInit extends RequestInit {
  priority: 'low';
}

/** A file as the server sent it, its body read. */
export interface Download {
  response: Response;
  bytes: ArrayBuffer;
}

/**
 * Fetches a listed file and makes sure that it is the one of this version: while a deployment
 * spreads, and behind a hotel's sign-in page, servers answer with something else.
 * @throws when there is no network or no such file
 */
export async function download(path: string, stamp: WorkerStamp): Promise<Download> {
  // What the page has just loaded need not travel again; what it cannot trust is asked for anew.
  for (const cache of [isHashed(path) ? 'default' : 'no-cache', 'reload'] as const) {
    const init: LowPriorityInit = { cache, credentials: 'same-origin', priority: 'low' };
    const response = await fetch(encodeURI(path), init);
    const bytes = await response.arrayBuffer();
    if (await isOfThisVersion(path, response, bytes, stamp)) return { response, bytes };
  }
  throw new Error(`The server has no ${path} of this version`);
}

async function isOfThisVersion(
  path: string,
  response: Response,
  bytes: ArrayBuffer,
  { files, build }: WorkerStamp,
): Promise<boolean> {
  if ((await digestOf(bytes)) === files[path]) return true;
  // Some hosts put a line of their own into pages: the build's id tells that it is the page still.
  return response.ok && path.endsWith('/') && new TextDecoder().decode(bytes).includes(build);
}
