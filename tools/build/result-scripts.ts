import { withBasePath } from '@/lib/site/routes';
import { asyncScripts, chunksOnDemand } from './framework-markup';

/** Asks for the result, on the result page (components/pages/lazy-result.tsx). */
const asking = 'components/result/result-chunk.ts -> ./result';

/**
 * Addresses of the scripts of the result, from the manifests of `next build` in the folder `next`.
 * @throws {Error} if nothing asks for it under that name
 */
export function resultScripts(next: string): string[] {
  const [, files] = chunksOnDemand(next).find(([name]) => name === asking) ?? [];
  if (!files) throw new Error(`No chunks of ${asking}`);
  return files.map((file) => withBasePath(`/_next/${file}`));
}

/**
 * Starts a result page with the scripts of the result too, which webpack finds when React asks for
 * them.
 * @throws {Error} for a page without scripts
 */
export function withResultScripts(html: string, addresses: readonly string[]): string {
  const [row] = html.match(asyncScripts) ?? [];
  if (!row) throw new Error('A result page without scripts');
  const missing = addresses.filter((address) => !row.includes(`"${address}"`));
  const tags = missing.map((address) => `<script src="${address}" async=""></script>`);
  return html.replace(row, () => row + tags.join(''));
}
