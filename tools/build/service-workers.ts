import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerStamp } from '@/lib/pwa/stamp';
import { href, sitePrefix, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, siteCodes, type Site, sites } from '@/lib/site/sites';
import { inlineScript } from './inline-script';
import { fileOf, precachePaths } from './precache-list';

const stampName = 'self.__SITE_STAMP';

/** As the worker computes it: SHA-256, its first 16 hexadecimal digits. */
function digestOf(...files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Article pictures lie below `/articles/`, beside the bare texts. */
function pictureFiles(out: string): string[] {
  const names = readdirSync(join(out, 'articles'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(webp|jpg)$/.test(name))
    .sort()
    .map((name) => join(out, 'articles', name));
}

/** What a language's worker knows of its site. */
function workerStamp(site: Site, out: string, next: string): WorkerStamp {
  const files = precachePaths(site, out, next).map((path) => [
    withBasePath(path),
    digestOf(fileOf(out, path)),
  ]);
  const others = siteCodes.filter((code) => code !== defaultSiteCode);
  return {
    files: Object.fromEntries(files),
    build: readFileSync(join(next, 'BUILD_ID'), 'utf8'),
    resultPage: withBasePath(href(site.code, { page: 'result' })),
    notFoundPage: withBasePath(href(site.code, { page: 'notFound' })),
    pictureFolder: withBasePath('/articles/'),
    pictures: digestOf(...pictureFiles(out)),
    foreignPrefixes:
      site.code === defaultSiteCode ? others.map((code) => withBasePath(sitePrefix(code))) : [],
  };
}

/** The worker that takes an earlier one away, and itself. */
export function withdrawnWorker(): string {
  return inlineScript('lib/pwa/withdrawn-worker.ts');
}

/**
 * Stamps `sw.{site}.js` from the worker that next-pwa bundled, one per language. After everything
 * that changes a page: a stamp holds the digests of the finished files. With `WORKER=off` in its
 * place a worker that takes the earlier ones away.
 * @param next where `next build` left the worker and its manifests
 */
export function writeServiceWorkers(out: string, next = '.next'): void {
  if (process.env.WORKER === 'off') {
    for (const { code } of sites) writeFileSync(join(out, `sw.${code}.js`), withdrawnWorker());
    return;
  }
  const worker = readFileSync(join(next, 'worker/sw.js'), 'utf8');
  if (!worker.includes(stampName)) throw new Error(`The bundled worker lost ${stampName}`);
  for (const site of sites) {
    const stamp = JSON.stringify(workerStamp(site, out, next));
    writeFileSync(join(out, `sw.${site.code}.js`), worker.replaceAll(stampName, `(${stamp})`));
  }
}
