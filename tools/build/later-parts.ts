import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** What the pages load later and the first answer shows at once. */
const shownParts = ['./ring-drawing', './peak-fact', './night-strip', './horizon-drawing'];

const drawnAtOnce = new RegExp(
  String.raw`import\((?:\/\*.*?\*\/ )?'(${shownParts.map((part) => part.replace('.', '\\.')).join('|')})'\)`,
  'g',
);

/** What shares a result waits for React, as every press does. */
const sharingModules = ['/use-shared-link', '/browser/share'];

const sharing = new RegExp(`(?:${sharingModules.join('|')})$`);

/**
 * What the pages load later is a plain import where the first answer shows it: esbuild would wrap
 * every module that it shares with the rest. All else is never asked for, and left out.
 * @param sharingStandIn the file that stands in for what shares a result
 * @param found takes what was met of both
 */
export function withoutLaterParts(sharingStandIn: string, found: Set<string>): Plugin {
  return {
    name: 'without later parts',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\/components\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const parts = [...source.matchAll(drawnAtOnce)].map(([, part = '']) => part);
        if (parts.length === 0) return undefined;
        for (const part of parts) found.add(part);
        const imports = parts.map((part, index) => `import * as part${index} from '${part}';\n`);
        let index = 0;
        const contents =
          imports.join('') + source.replace(drawnAtOnce, () => `Promise.resolve(part${index++})`);
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
      onResolve({ filter: /./ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
      onResolve({ filter: sharing }, ({ path }) => {
        for (const name of sharingModules) if (path.endsWith(name)) found.add(name);
        return { path: sharingStandIn };
      });
    },
  };
}

/**
 * @param found of all first answers
 * @throws {Error} for a part that was renamed or is imported otherwise: the first answer would lack it
 */
export function checkLaterParts(found: ReadonlySet<string>): void {
  const missing = [...shownParts, ...sharingModules].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`First answers without ${missing.join(', ')}`);
}
