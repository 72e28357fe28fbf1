import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AbsentLanguage } from '@/lib/pwa/absent-page';
import type { WorkerConfig } from '@/lib/pwa/worker-config';
import { languageHref, linkTo, sitePrefix, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, siteCodes, type Site, sites } from '@/lib/site/sites';
import { otherPrefixes } from '../hosting/rewrite-table';
import { digestOf, filesBelow } from './files';
import { bundledModule } from './inline-script';
import { messagesOf } from './messages';
import { fileOf, precachePaths } from './precache-list';

const configName = 'self.__WORKER_CONFIG';
const languagesName = 'self.__LANGUAGES';

/** All languages, for the page that stands in for one that is not stored. */
function absentLanguages(): AbsentLanguage[] {
  return sites.map(({ code, locale, nativeName }) => {
    const { language, retry } = messagesOf(code).error;
    const text = language.replace('{language}', nativeName);
    const prefix = withBasePath(sitePrefix(code));
    const address = languageHref(code, { page: 'home' });
    return { prefix, address, locale, nativeName, text, retry };
  });
}

/** The data that the service worker of a language needs. */
function workerConfig(site: Site, out: string, next: string): WorkerConfig {
  const files = precachePaths(site, out, next).map((path) => [
    withBasePath(path),
    digestOf(readFileSync(fileOf(out, path))),
  ]);
  // Below `/articles/`, beside the bare texts.
  const pictures = filesBelow(join(out, 'articles')).filter((path) => /\.(webp|jpg)$/.test(path));
  return {
    files: Object.fromEntries(files),
    build: readFileSync(join(next, 'BUILD_ID'), 'utf8'),
    resultPage: linkTo(site.code, { page: 'result' }),
    notFoundPage: linkTo(site.code, { page: 'notFound' }),
    pictureFolder: withBasePath('/articles/'),
    pictures: digestOf(...pictures.sort().map((file) => readFileSync(file))),
    foreignPrefixes: site.code === defaultSiteCode ? otherPrefixes() : [],
    languages: site.code === defaultSiteCode ? absentLanguages() : [],
  };
}

/** A service worker that removes the caches of an earlier one and unregisters itself. */
export function withdrawnWorker(): string {
  return bundledModule('lib/pwa/withdrawn-worker.ts');
}

/**
 * Writes `sw.{site}.js` for each language from the worker that next-pwa bundled, and `sw.root.js`; with
 * `WORKER=off`, workers that remove earlier ones. After all changes of pages, whose digests they
 * contain.
 * @param next folder of the bundled worker and the manifests of `next build`
 */
export function writeServiceWorkers(out: string, next = '.next'): void {
  if (process.env.WORKER === 'off') {
    for (const name of ['root', ...siteCodes]) {
      writeFileSync(join(out, `sw.${name}.js`), withdrawnWorker());
    }
    return;
  }
  const worker = readFileSync(join(next, 'worker/sw.js'), 'utf8');
  if (!worker.includes(configName)) throw new Error(`The bundled worker has no ${configName}`);
  for (const site of sites) {
    const config = JSON.stringify(workerConfig(site, out, next));
    writeFileSync(join(out, `sw.${site.code}.js`), worker.replaceAll(configName, `(${config})`));
  }
  const languages = JSON.stringify(absentLanguages());
  const root = bundledModule('lib/pwa/root-worker.ts');
  if (!root.includes(languagesName)) throw new Error(`The root worker has no ${languagesName}`);
  writeFileSync(join(out, 'sw.root.js'), root.replaceAll(languagesName, `(${languages})`));
}
