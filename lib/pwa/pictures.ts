import { readStored, rebuilt, store } from './stored';

/** Maximum number of cached images of a language: all articles in several widths. */
export const PICTURE_CAP = 40;

/** Shown for an image that is neither stored nor reachable, in colours that suit both themes. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" width="360" height="360">' +
  '<rect width="360" height="360" fill="#8fa0b0" fill-opacity=".16"/>' +
  '<g fill="none" stroke="#8fa0b0" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M70 262h220M70 222h220" stroke-opacity=".5"/>' +
  '<path d="M70 262 132 110 290 250" stroke="#3f9fd8"/></g></svg>';

/** Cache of the article images that the visitor has seen, by language and revision of the images. */
export class LanguagePictures {
  readonly cacheName: string;
  private readonly family: string;

  constructor(home: string, revision: string) {
    this.family = `breathalyser:${home}:pictures:`;
    this.cacheName = this.family + revision;
  }

  /** The image; without a network another width of it, or the placeholder. */
  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const kept = await readStored(this.cacheName, pathname);
    if (kept) return kept;
    try {
      const response = await fetch(request);
      if (!response.ok) return response;
      const bytes = await response.arrayBuffer();
      await this.keep(pathname, response, bytes).catch(() => undefined); // storage is full: shown all the same
      return rebuilt(response, bytes);
    } catch {
      const other = await this.otherWidth(pathname).catch(() => null);
      return other ?? new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
    }
  }

  /** Deletes the images of earlier revisions. */
  async tidy(): Promise<void> {
    const names = await caches.keys();
    const outdated = names.filter(
      (name) => name.startsWith(this.family) && name !== this.cacheName,
    );
    await Promise.all(outdated.map((name) => caches.delete(name)));
  }

  private async keep(pathname: string, response: Response, bytes: ArrayBuffer): Promise<void> {
    await store(this.cacheName, pathname, response, bytes);
    const cache = await caches.open(this.cacheName);
    const oldestFirst = await cache.keys();
    const excess = oldestFirst.slice(0, -PICTURE_CAP);
    await Promise.all(excess.map((request) => cache.delete(request)));
  }

  private async otherWidth(pathname: string): Promise<Response | null> {
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    const keys = await (await caches.open(this.cacheName)).keys();
    const paths = keys.map(({ url }) => new URL(url).pathname);
    const other = paths.findLast((path) => path.startsWith(folder));
    return other ? readStored(this.cacheName, other) : null;
  }
}
