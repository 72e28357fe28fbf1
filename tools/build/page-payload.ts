import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { href, withBasePath } from '@/lib/site/routes';
import { lostPageFile, pageFile, type ExportedPage } from './exported-pages';
import { loaderScript, payloadScripts, sheetHint } from './framework-markup';
import { lateTemplate } from './late-scripts';

/** Path below the export of what the router fetches on a navigation to a page. */
function payloadFile({ file, site }: ExportedPage): string {
  const own = file === lostPageFile ? pageFile(href(site.code, { page: 'notFound' })) : file;
  return own.replace(/html$/, 'txt');
}

/** The payload that Next wrote into a page. */
function payloadIn(html: string): string {
  const rows = [...html.matchAll(payloadScripts)].map(
    ([, row = '']) => JSON.parse(row) as unknown[],
  );
  return rows
    .map(([, text = '']) => String(text))
    .join('')
    .replace(sheetHint, '');
}

/**
 * Takes the payload out of a page: it repeats the texts of the page, and delayed its first paint.
 * lib/early/page-scripts.ts fetches the file with the same content, and holds the loader of the scripts
 * until then. The digest keeps a page from the payload of another deployment.
 * @param out folder of the export
 * @throws {Error} for a page whose payload is not in its file, or without a loader in a template
 */
export function withoutPayload(html: string, page: ExportedPage, out: string): string {
  const file = payloadFile(page);
  const payload = readFileSync(join(out, file), 'utf8');
  if (payloadIn(html) !== payload) throw new Error(`Its payload is not that of ${file}`);
  const waiting = lateTemplate + loaderScript.exec(html)?.[0];
  if (!html.includes(waiting)) throw new Error('A page without a loader that waits');
  const digest = createHash('sha256').update(payload).digest('base64');
  const source = ` data-payload="${withBasePath(`/${file}`)}" data-integrity="sha256-${digest}">`;
  const held = waiting.replace('>', () => source);
  return html.replace(payloadScripts, '').replace(waiting, () => held);
}
