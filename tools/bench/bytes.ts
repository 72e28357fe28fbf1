import { statSync } from 'node:fs';
import { articleRoute } from '@/lib/articles/links';
import { articleById } from '@/lib/articles/manifest';
import { href, type Route } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import {
  fontBytes,
  frameworkScriptBytes,
  gzipBytes,
  ourScriptBytes,
  pageFile,
  pageScriptBytes,
  pictureBytes,
  styleBytes,
} from './page-weight';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function pageRow(code: SiteCode, route: Route) {
  const address = href(code, route);
  return {
    page: address,
    'html, raw': kB(statSync(pageFile(address)).size),
    html: kB(gzipBytes(pageFile(address))),
    'of it style': kB(styleBytes(address)),
    'framework script': kB(frameworkScriptBytes()),
    'our script': kB(ourScriptBytes(address)),
  };
}

/** The bytes of a first visit to an article on a phone, by kind. */
function articleRow(code: SiteCode) {
  const article = articleById(code, 'how-long-does-alcohol-stay-in-blood');
  const address = href(code, articleRoute(article));
  const others = (['home', 'help'] as const).map((page) => href(code, { page }));
  const parts = {
    html: gzipBytes(pageFile(address)),
    'framework script': frameworkScriptBytes(),
    'our script': ourScriptBytes(address),
    fonts: fontBytes(address),
    picture: pictureBytes(article.id),
  };
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  return {
    article: address,
    ...Object.fromEntries(Object.entries(parts).map(([kind, bytes]) => [kind, kB(bytes)])),
    total: kB(total),
    'of it style': kB(styleBytes(address)),
    'script of its own': kB(pageScriptBytes(address, others)),
  };
}

/** Transferred bytes of pages by kind, gzip: the first table of docs/measurements.md. */
export function benchBytes() {
  return {
    pages: [
      pageRow('en', { page: 'home' }),
      pageRow('en', { page: 'result' }),
      pageRow('en', { page: 'help' }),
      pageRow('ru', { page: 'home' }),
      pageRow('jp', { page: 'home' }),
    ],
    articles: [articleRow('en'), articleRow('ru'), articleRow('jp')],
  };
}
