import type { WorkerConfig } from './worker-config';

/** A request; its path is decoded. */
export interface Asked {
  method: string;
  isNavigation: boolean;
  path: string;
  /** Whether a page of another language sent it, see `foreignPrefix`. */
  isFromForeignPage: boolean;
}

/** How a request is answered; `pass`: by the browser, without the service worker. */
export type Plan =
  | { way: 'pass' }
  | { way: 'foreignPage' | 'unknownPage' | 'picture' | 'olderFile' | 'pageExists' | 'noPrefetch' }
  | { way: 'redirect'; to: string }
  | { way: 'file'; path: string };

/** Decides how the service worker answers a request. */
export function planFor(asked: Asked, config: WorkerConfig): Plan {
  const { method, isNavigation, path, isFromForeignPage } = asked;
  const foreign = foreignPrefix(path, config);
  if (foreign && isNavigation && method === 'GET') {
    // Of a language with a worker, only its home page without the slash is in the scope of this one.
    return `${path}/` === foreign ? { way: 'redirect', to: foreign } : { way: 'foreignPage' };
  }
  if (foreign || isFromForeignPage) return { way: 'pass' };
  const page = pageOf(path, config);
  // Next sends a HEAD request for a page before it fetches the payload.
  if (method === 'HEAD') return page ? { way: 'pageExists' } : { way: 'pass' };
  if (method !== 'GET') return { way: 'pass' };
  if (isNavigation) return planForNavigation(path, page, config);
  if (path in config.files) return { way: 'file', path };
  if (isSegmentOfOurs(path, config)) return { way: 'noPrefetch' };
  if (path.startsWith(config.pictureFolder) && /\.(webp|jpg)$/.test(path))
    return { way: 'picture' };
  if (path.includes('/_next/static/')) return { way: 'olderFile' };
  return { way: 'pass' };
}

function planForNavigation(path: string, page: string | null, config: WorkerConfig): Plan {
  if (page) return { way: 'file', path: page };
  if (`${path}/` in config.files) return { way: 'redirect', to: `${path}/` };
  return path in config.files ? { way: 'file', path } : { way: 'unknownPage' };
}

/** The prefix of another language: all are in the English scope until they have workers. */
export function foreignPrefix(path: string, { foreignPrefixes }: WorkerConfig): string | undefined {
  return foreignPrefixes.find((prefix) => `${path}/`.startsWith(prefix));
}

/** The listed page of a path; for a shared result, whatever follows its code, the result page. */
function pageOf(path: string, { files, resultPage }: WorkerConfig): string | null {
  const folder = path.replace(/index\.html$/, '');
  if (folder.endsWith('/') && folder in files) return folder;
  const isShared =
    path.startsWith(resultPage) && /^[^/]+(?:\/\W*)?$/.test(path.slice(resultPage.length));
  return isShared ? resultPage : null;
}

/**
 * Whether a path is a segment (`__next.….txt`) of a listed page. Only `index.txt` is cached, which
 * contains all segments: the router requests it if prefetching finds nothing (docs/adr/0010).
 */
function isSegmentOfOurs(path: string, { files }: WorkerConfig): boolean {
  const [, folder] = /^(.*\/)__next\.[^/]*\.txt$/.exec(path) ?? [];
  return folder !== undefined && folder in files;
}
