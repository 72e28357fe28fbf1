import { download } from './download';
import type { WorkerStamp } from './stamp';
import { readStored, rebuilt, store } from './stored';

/** Enough to keep a connection busy, few enough to leave room for what the visitor asks for. */
const AT_ONCE = 6;

/** Storage that is denied or full: nothing that a better network would help. */
export class NoRoomError extends Error {}

/**
 * The listed files of one language, in a cache of its own. The digest is part of the key: versions
 * lie side by side, a file that did not change is kept, and nothing of the old version is touched
 * before the new one is whole.
 */
export class LanguageFiles {
  readonly cacheName: string;

  /** @param home path of the worker's scope, which no other language shares */
  constructor(
    private readonly stamp: WorkerStamp,
    home: string,
  ) {
    this.cacheName = `breathalyser:${home}:files`;
  }

  /** Fetches what is missing; an interrupted attempt is taken up where it stopped. */
  async install(): Promise<void> {
    const waiting = Object.keys(this.stamp.files);
    const takeOneByOne = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await this.ensure(path);
      }
    };
    const stopAll = (error: unknown) => {
      waiting.length = 0;
      throw error;
    };
    const takers = Array.from({ length: AT_ONCE }, () => takeOneByOne().catch(stopAll));
    // What is under way may end well: the next attempt need not fetch it.
    await Promise.allSettled(takers);
    await Promise.all(takers);
  }

  /** A listed file: what is kept, else from the network, which mends a lost or damaged entry. */
  async answer(path: string): Promise<Response> {
    const kept = await readStored(this.cacheName, this.keyOf(path));
    if (kept) return kept;
    const fresh = await download(path, this.stamp).catch(() => null);
    if (!fresh) return fetch(encodeURI(path));
    const { response, bytes } = fresh;
    await store(this.cacheName, this.keyOf(path), response, bytes).catch(() => undefined);
    return rebuilt(response, bytes);
  }

  /** A file of an earlier version, for a page of that version that is still open. */
  async answerOlder(request: Request): Promise<Response> {
    const address = new URL(request.url).pathname;
    const kept = await readStored(this.cacheName, address, { ignoreSearch: true });
    return kept ?? fetch(request);
  }

  /** Addresses, below the origin, of everything this version consists of in the cache. */
  keys(): string[] {
    return Object.keys(this.stamp.files).map((path) => this.keyOf(path));
  }

  private async ensure(path: string): Promise<void> {
    const key = this.keyOf(path);
    if (await readStored(this.cacheName, key)) return;
    const { response, bytes } = await download(path, this.stamp);
    try {
      await store(this.cacheName, key, response, bytes);
    } catch (error) {
      throw new NoRoomError(`Not stored: ${path}`, { cause: error });
    }
  }

  private keyOf(path: string): string {
    return `${encodeURI(path)}?digest=${this.stamp.files[path] ?? ''}`;
  }
}
