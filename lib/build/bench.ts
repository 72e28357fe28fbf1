import { articleRoute } from '../articles/links';
import { articleById } from '../articles/manifest';
import { href, type Route } from '../site/routes';
import type { SiteCode } from '../site/sites';
import { benchEngine } from './bench-engine';
import { benchPrecache } from './bench-precache';
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

/** `npm run bench`: engine time, and transferred bytes of pages in gzip. */
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function pageRow(code: SiteCode, route: Route) {
  const address = href(code, route);
  return {
    page: address,
    html: kB(gzipBytes(pageFile(address))),
    'framework script': kB(frameworkScriptBytes()),
    'our script': kB(ourScriptBytes(address)),
    style: kB(styleBytes(address)),
  };
}

console.table(benchEngine());
console.table([
  pageRow('en', { page: 'home' }),
  pageRow('en', { page: 'result' }),
  pageRow('en', { page: 'help' }),
  pageRow('ru', { page: 'home' }),
  pageRow('jp', { page: 'home' }),
]);

/** What a phone loads of an article on a first visit, by kind. */
function articleRow(code: SiteCode) {
  const article = articleById(code, 'how-long-does-alcohol-stay-in-blood');
  const address = href(code, articleRoute(article));
  const others = (['home', 'help'] as const).map((page) => href(code, { page }));
  const parts = {
    html: gzipBytes(pageFile(address)),
    'framework script': frameworkScriptBytes(),
    'our script': ourScriptBytes(address),
    style: styleBytes(address),
    fonts: fontBytes(address),
    picture: pictureBytes(article.id),
  };
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  return {
    article: address,
    ...Object.fromEntries(Object.entries(parts).map(([kind, bytes]) => [kind, kB(bytes)])),
    total: kB(total),
    'script of its own': kB(pageScriptBytes(address, others)),
  };
}

console.table([articleRow('en'), articleRow('ru'), articleRow('jp')]);
console.table(await benchPrecache());
