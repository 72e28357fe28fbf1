import type { WorkerStamp } from './stamp';

/** What the worker needs to know of a request; its path is decoded. */
export interface Asked {
  method: string;
  isNavigation: boolean;
  path: string;
  /** True when a page of another language asks, see `isForeign`. */
  isFromForeignPage: boolean;
}

/** How a request is answered. `pass`: the worker keeps out of it. */
export type Plan =
  | { way: 'pass' }
  | { way: 'unknownPage' | 'picture' | 'olderFile' | 'pageExists' | 'noPrefetch' }
  | { way: 'redirect'; to: string }
  | { way: 'foreignPage'; code: string }
  | { way: 'file'; path: string };

/** The one decision of the worker: who answers this request, and with what. */
export function planFor(asked: Asked, stamp: WorkerStamp): Plan {
  const { method, isNavigation, path, isFromForeignPage } = asked;
  const foreign = foreignPrefix(path, stamp);
  if (foreign && isNavigation && method === 'GET') return planForForeign(path, foreign);
  if (foreign || isFromForeignPage) return { way: 'pass' };
  const page = pageOf(path, stamp);
  // Next asks with HEAD where a page leads before it fetches the page's payload.
  if (method === 'HEAD') return page ? { way: 'pageExists' } : { way: 'pass' };
  if (method !== 'GET') return { way: 'pass' };
  if (isNavigation) return planForNavigation(path, page, stamp);
  if (path in stamp.files) return { way: 'file', path };
  if (isSegmentOfOurs(path, stamp)) return { way: 'noPrefetch' };
  if (path.startsWith(stamp.pictureFolder) && /\.(webp|jpg)$/.test(path)) return { way: 'picture' };
  if (path.includes('/_next/static/')) return { way: 'olderFile' };
  return { way: 'pass' };
}

function planForNavigation(path: string, page: string | null, stamp: WorkerStamp): Plan {
  if (page) return { way: 'file', path: page };
  if (`${path}/` in stamp.files) return { way: 'redirect', to: `${path}/` };
  return path in stamp.files ? { way: 'file', path } : { way: 'unknownPage' };
}

/**
 * A page of another language: its own worker, if it has one, hears of nothing but the address of its
 * home without the slash. Without one the host answers, or the visitor must be told.
 */
function planForForeign(path: string, prefix: string): Plan {
  if (`${path}/` === prefix) return { way: 'redirect', to: prefix };
  return { way: 'foreignPage', code: prefix.split('/').at(-2) ?? '' };
}

/** The prefix of another language that an address lies under; none: undefined. */
function foreignPrefix(path: string, { foreignPrefixes }: WorkerStamp): string | undefined {
  return foreignPrefixes.find((prefix) => `${path}/`.startsWith(prefix));
}

/** True for addresses of other languages: the English scope holds them until they have workers. */
export function isForeign(path: string, stamp: WorkerStamp): boolean {
  return foreignPrefix(path, stamp) !== undefined;
}

/**
 * The listed page that answers an address: its own, or the result page for a shared result, whatever
 * marks were glued behind its slash.
 */
function pageOf(path: string, { files, resultPage }: WorkerStamp): string | null {
  const folder = path.replace(/index\.html$/, '');
  if (folder.endsWith('/') && folder in files) return folder;
  const isShared =
    path.startsWith(resultPage) && /^[^/]+(?:\/\W*)?$/.test(path.slice(resultPage.length));
  return isShared ? resultPage : null;
}

/**
 * Next's prefetch asks for a page in segments, `__next.….txt`; `index.txt` holds the same in one
 * piece, which the router takes when prefetching found nothing (docs/adr/0010). Only that is kept.
 */
function isSegmentOfOurs(path: string, { files }: WorkerStamp): boolean {
  const [, folder] = /^(.*\/)__next\.[^/]*\.txt$/.exec(path) ?? [];
  return folder !== undefined && folder in files;
}
