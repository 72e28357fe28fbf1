import { statSync } from 'node:fs';
import { articleRoute } from '@/lib/articles/links';
import { articleById } from '@/lib/articles/manifest';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import {
  frameworkScriptBytes,
  gzipBytes,
  ourScriptBytes,
  pageFile,
  pictureBytes,
  styleBytes,
} from './page-weight';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The bytes of a page by kind; the total is that of a first visit on a phone. */
function row(address: string, picture = 0) {
  const parts = {
    html: gzipBytes(pageFile(address)),
    'framework script': frameworkScriptBytes(),
    'our script': ourScriptBytes(address),
    picture,
  };
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  const raw = statSync(pageFile(address)).size;
  const cells = Object.entries({
    'html, raw': raw,
    ...parts,
    total,
    'of it style': styleBytes(address),
  });
  return { page: address, ...Object.fromEntries(cells.map(([kind, of]) => [kind, kB(of)])) };
}

function articleRow(code: SiteCode) {
  const article = articleById(code, 'how-long-does-alcohol-stay-in-blood');
  return row(href(code, articleRoute(article)), pictureBytes(article.id));
}

/** Transferred bytes of pages by kind, gzip but for the raw HTML: docs/measurements.md, "Bytes". */
export function benchBytes() {
  return [
    row(href('en', { page: 'home' })),
    row(href('en', { page: 'result' })),
    row(href('en', { page: 'help' })),
    row(href('ru', { page: 'home' })),
    row(href('jp', { page: 'home' })),
    ...(['en', 'ru', 'jp'] as const).map(articleRow),
  ];
}
