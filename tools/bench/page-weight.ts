import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const out = 'out';
/** A bare page of the same build: Next's own not-found page, which has none of our layout. */
const barePage = '.next/server/app/_not-found.html';

/** Size of a file as it travels, gzip. */
export function gzipBytes(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

/** The HTML of a page of the export by its address. */
export function pageFile(address: string): string {
  return join(out, address, 'index.html');
}

/** Loaded only where there is something to answer, and before all others. */
const firstAnswer = /<template data-first-answer=.*?<\/template>/;

/** What draws the first answer of a page, gzip bytes. @throws {Error} for a page without one */
export function firstAnswerBytes(address: string): number {
  const [tag = ''] = firstAnswer.exec(readFileSync(pageFile(address), 'utf8')) ?? [];
  const [, source] = /src="([^"]+)"/.exec(tag) ?? [];
  if (!source) throw new Error(`${address} has no first answer`);
  return gzipBytes(join(out, localPath(source)));
}

/** Script files a page loads or preloads, polyfills for old browsers (noModule) left out. */
function scriptsOf(html: string): string[] {
  const sources = [
    ...html.replace(firstAnswer, '').matchAll(/<script\b[^>]*>|<link\b[^>]*as="script"[^>]*>/g),
  ]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map(localPath);
  return [...new Set(sources)];
}

/** The path in the export of an address in a page. */
function localPath(address: string): string {
  return decodeURIComponent(address).replace(process.env.BASE_PATH ?? '', '');
}

function bytesOf(sources: readonly string[]): number {
  return sources.reduce((sum, source) => sum + gzipBytes(join(out, source)), 0);
}

function frameworkScripts(): string[] {
  if (!existsSync(barePage)) throw new Error('Build first: npm run build');
  // Next has `app/global-error.tsx` on each page, the bare one too: it is ours all the same.
  return scriptsOf(readFileSync(barePage, 'utf8')).filter(
    (source) => !source.includes('/global-error-'),
  );
}

/** What the framework alone weighs, gzip bytes. */
export function frameworkScriptBytes(): number {
  return bytesOf(frameworkScripts());
}

/** Our own client code on a page, beyond the framework's, gzip bytes. */
export function ourScriptBytes(address: string): number {
  const framework = new Set(frameworkScripts());
  const scripts = scriptsOf(readFileSync(pageFile(address), 'utf8'));
  return bytesOf(scripts.filter((source) => !framework.has(source)));
}

/**
 * Our client code that one page has and others have not: beyond the framework and beyond the shell
 * (navigation, menu, theme, messages), which every page of the product loads. gzip bytes.
 */
export function pageScriptBytes(address: string, otherAddresses: readonly string[]): number {
  const scripts = (of: string) => scriptsOf(readFileSync(pageFile(of), 'utf8'));
  const shared = otherAddresses.map((other) => new Set(scripts(other)));
  return bytesOf(scripts(address).filter((source) => !shared.every((set) => set.has(source))));
}

/** Fonts a page preloads; they are compressed in themselves. */
export function fontBytes(address: string): number {
  const html = readFileSync(pageFile(address), 'utf8');
  const links = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)];
  const fonts = new Set(links.map(([, url]) => url ?? '')); // React writes each link twice
  return [...fonts].reduce((sum, font) => sum + readFileSync(join(out, localPath(font))).length, 0);
}

/** The picture that a phone of 390 px loads for an article. */
export function pictureBytes(directory: string): number {
  return readFileSync(join(out, 'articles', directory, 'img-360w.webp')).length;
}

/** What the styles inside a page add to it, gzip bytes. */
export function styleBytes(address: string): number {
  const html = readFileSync(pageFile(address), 'utf8');
  const bare = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  return gzipSync(html, { level: 9 }).length - gzipSync(bare, { level: 9 }).length;
}
