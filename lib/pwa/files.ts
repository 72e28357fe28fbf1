import { filesCacheName } from './absent-page';
import type { WorkerConfig } from './worker-config';
import { digestOf, readStored, rebuilt, store } from './stored';

/** Parallel downloads: leaves bandwidth for requests of the page. */
const AT_ONCE = 6;

/** Whether the name of a file contains a hash of its content. */
const isHashed = (path: string) => path.includes('/_next/static/') || path.includes('/fonts/');

/** Cache storage is denied or full. */
export class NoRoomError extends Error {}

/**
 * The cached files of a language. Keys contain the digest of the file: versions exist side by side,
 * unchanged files are reused, and the old version stays complete until the new one is.
 */
export class LanguageFiles {
  readonly cacheName: string;

  /** @param home path of the service worker's scope, different for each language */
  constructor(
    private readonly config: WorkerConfig,
    home: string,
  ) {
    this.cacheName = filesCacheName(home);
  }

  /** Downloads the missing files; continues an interrupted installation. */
  async install(): Promise<void> {
    const waiting = Object.keys(this.config.files);
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
    // Lets running downloads finish: the next attempt can use them.
    await Promise.allSettled(takers);
    await Promise.all(takers);
  }

  /** A listed file from the cache, or else from the network, which repairs a missing or damaged entry. */
  async answer(path: string): Promise<Response> {
    const kept = await readStored(this.cacheName, this.keyOf(path));
    if (kept) return kept;
    const fresh = await this.download(path).catch(() => null);
    if (!fresh) return fetch(encodeURI(path));
    const { response, bytes } = fresh;
    await store(this.cacheName, this.keyOf(path), response, bytes).catch(() => undefined);
    return rebuilt(response, bytes);
  }

  /** A file of an earlier version, for an open page of that version. */
  async answerOlder(request: Request): Promise<Response> {
    const address = new URL(request.url).pathname;
    const kept = await readStored(this.cacheName, address, { ignoreSearch: true });
    return kept ?? fetch(request);
  }

  /** Cache keys of all files of this version, relative to the origin. */
  keys(): string[] {
    return Object.keys(this.config.files).map((path) => this.keyOf(path));
  }

  private async ensure(path: string): Promise<void> {
    const key = this.keyOf(path);
    if (await readStored(this.cacheName, key)) return;
    const { response, bytes } = await this.download(path);
    try {
      await store(this.cacheName, key, response, bytes);
    } catch (error) {
      throw new NoRoomError(`Not stored: ${path}`, { cause: error });
    }
  }

  /**
   * Fetches a listed file and verifies that it belongs to this version: during a deployment, or behind a
   * captive portal, the response may be something else.
   * @throws {Error} without a network, or for another file
   */
  private async download(path: string) {
    // First from the HTTP cache, since the page may have just loaded it; past the cache if it is wrong.
    for (const cache of [isHashed(path) ? 'default' : 'no-cache', 'reload'] as const) {
      const response = await fetch(encodeURI(path), { cache, priority: 'low' });
      const bytes = await response.arrayBuffer();
      if ((await digestOf(bytes)) === this.config.files[path]) return { response, bytes };
      // Some hosts insert markup into pages: one with the id of the build is accepted.
      const isPage = response.ok && path.endsWith('/');
      if (isPage && new TextDecoder().decode(bytes).includes(this.config.build)) {
        return { response, bytes };
      }
    }
    throw new Error(`The server has no ${path} of this version`);
  }

  private keyOf(path: string): string {
    return `${encodeURI(path)}?digest=${this.config.files[path] ?? ''}`;
  }
}
