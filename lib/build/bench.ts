import { href, type Route } from '../site/routes';
import type { SiteCode } from '../site/sites';
import { benchEngine } from './bench-engine';
import {
  frameworkScriptBytes,
  gzipBytes,
  ourScriptBytes,
  pageFile,
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
