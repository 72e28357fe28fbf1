import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { FirstAnswerPage } from '@/lib/site/pages';

/**
 * Modules that pages load later and the first answer shows at once. The display leaves open facts to
 * React: its bytes are limited, and a visitor with saved entries has mostly given them.
 */
const shownParts: Readonly<Record<FirstAnswerPage, readonly string[]>> = {
  home: [],
  result: ['open-facts-view'],
};

const importOf = (parts: readonly string[]) =>
  new RegExp(String.raw`import\((?:\/\*.*?\*\/ )?'([^']*\/(${parts.join('|')}))'\)`, 'g');

/** The countries of time zones: fetched by the first answer of somebody who was never here. */
export const zoneModule = '/zone-countries';

/**
 * Makes dynamic imports of what the first answer shows static, since esbuild would wrap every module
 * that they share with the rest; leaves out all others. A module that is not met, since it was renamed
 * or is imported in another way, stops the build.
 * @param zones address of the table of time zones, which stays a module of its own
 */
export function withoutLaterParts(page: FirstAnswerPage, zones: string): Plugin {
  const shownImports = importOf(shownParts[page]);
  const missing = new Set([...shownParts[page], zoneModule]);
  return {
    name: 'without later parts',
    setup({ onEnd, onLoad, onResolve }) {
      onLoad({ filter: /\/components\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const parts = [...source.matchAll(shownImports)];
        if (parts.length === 0) return undefined;
        for (const [, , name = ''] of parts) missing.delete(name);
        const imports = parts.map(
          ([, part = ''], index) => `import * as part${index} from '${part}';\n`,
        );
        let index = 0;
        const contents =
          imports.join('') + source.replace(shownImports, () => `Promise.resolve(part${index++})`);
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
