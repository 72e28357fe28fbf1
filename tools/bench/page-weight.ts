import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { polyfillScript } from '@/tools/build/framework-markup';
import { fileOf, linkedBy, pathOf } from '@/tools/build/precache-list';

const out = 'out';
/** A page of the same build without our layout: Next's own not-found page. */
const barePage = '.next/server/app/_not-found.html';

/** Size of a text or file content in bytes, compressed with gzip. */
const zipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Size of a file in bytes, compressed with gzip. */
export function gzipBytes(path: string): number {
  return zipped(readFileSync(path));
}

/** Path of the HTML file of an address. */
export const pageFile = (address: string) => fileOf(out, address);

const htmlOf = (address: string) => readFileSync(pageFile(address), 'utf8');

/** The template with the script of the first answer, which is loaded only for saved entries. */
const firstAnswer = /<template data-first-answer=.*?<\/template>/;

/** That script in a page of results. */
const inlineAnswer =
  /<script>if\(document\.querySelector\('head>\[data-answer\]'\)\)(.*?)<\/script>/s;

/** Size of the first answer's script of a page, gzip bytes. @throws {Error} for a page without one */
export function firstAnswerBytes(address: string): number {
  const html = htmlOf(address);
  const [, inline] = inlineAnswer.exec(html) ?? [];
  if (inline) return zipped(inline);
  const [, source] = /src="([^"]+)"/.exec(firstAnswer.exec(html)?.[0] ?? '') ?? [];
  if (!source) throw new Error(`${address} has no first answer`);
  return gzipBytes(join(out, pathOf(source)));
}

/** Script files that a page loads. */
function scriptsOf(html: string): string[] {
  const linked = linkedBy(html.replace(firstAnswer, '').replace(polyfillScript, ''));
  return [...new Set(linked.filter((path) => path.endsWith('.js')))];
}

function bytesOf(sources: readonly string[]): number {
  return sources.reduce((sum, source) => sum + gzipBytes(join(out, source)), 0);
}

function frameworkScripts(): string[] {
  if (!existsSync(barePage)) throw new Error('Build first: npm run build');
  // Next loads `app/global-error.tsx` on all pages, also on this one: it is our code.
  return scriptsOf(readFileSync(barePage, 'utf8')).filter(
    (source) => !source.includes('/global-error-'),
  );
}

/** Size of the framework's scripts, gzip bytes. */
export function frameworkScriptBytes(): number {
  return bytesOf(frameworkScripts());
}

/** Size of a page's scripts without those of the framework, gzip bytes. */
export function ourScriptBytes(address: string): number {
  const framework = new Set(frameworkScripts());
  const scripts = scriptsOf(htmlOf(address));
  return bytesOf(scripts.filter((source) => !framework.has(source)));
}

/** Size of a page's scripts without those that all of some other pages share with it, gzip bytes. */
export function pageScriptBytes(address: string, otherAddresses: readonly string[]): number {
  const scripts = (of: string) => scriptsOf(htmlOf(of));
  const shared = otherAddresses.map((other) => new Set(scripts(other)));
  return bytesOf(scripts(address).filter((source) => !shared.every((set) => set.has(source))));
}

/** Bytes of the image that a phone loads for an article. */
export function pictureBytes(directory: string): number {
  return statSync(join(out, 'articles', directory, 'img-360w.webp')).size;
}

/** Bytes that the inline styles add to a page, gzip. */
export function styleBytes(address: string): number {
  const html = htmlOf(address);
  const bare = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  return zipped(html) - zipped(bare);
}
