import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { FirstAnswerPage } from '@/lib/site/pages';

/**
 * What a result loads later and its first answer shows at once. The display leaves open facts to React:
 * its bytes are limited, and a visitor with saved entries has mostly given them.
 */
const shownPart = 'open-facts-view';
const importOfShown = new RegExp(`import\\((?:/\\*.*?\\*/ )?'([^']*/${shownPart})'\\)`);

/** The countries of time zones: fetched by the first answer of somebody who was never here. */
export const zoneModule = '/zone-countries';

/**
 * Makes the dynamic import of what the first answer shows static, since esbuild would wrap every module
 * that it shares with the rest; leaves out all others. A module that is not met, since it was renamed
 * or is imported in another way, stops the build.
 * @param zones address of the table of time zones, which stays a module of its own
 */
export function withoutLaterParts(page: FirstAnswerPage, zones: string): Plugin {
  const missing = new Set([zoneModule, ...(page === 'result' ? [shownPart] : [])]);
  return {
    name: 'without later parts',
    setup({ onEnd, onLoad, onResolve }) {
      onLoad({ filter: /\/components\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const [, part] = importOfShown.exec(source) ?? [];
        if (page !== 'result' || !part) return undefined;
        missing.delete(shownPart);
        const rest = source.replace(importOfShown, 'Promise.resolve(shownPart)');
        const contents = `import * as shownPart from '${part}';\n${rest}`;
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
      onResolve({ filter: /./ }, ({ kind, path }) => {
        if (kind !== 'dynamic-import') return undefined;
        if (!path.endsWith(zoneModule)) return { path, external: true };
        missing.delete(zoneModule);
        return { path: zones, external: true };
      });
      onEnd(() => ({
        errors: [...missing].map((name) => ({ text: `A first answer without ${name}` })),
      }));
    },
  };
}
