import { relative, sep } from 'node:path';

/** Which modules a chunk takes, by the beginnings of their paths below the project. */
export interface SharedChunk {
  takes: readonly string[];
  /** Modules among them that only parts which load later use. */
  leaves: readonly string[];
  /** The chunks that share it; by default all. */
  sharedBy?: readonly string[];
}

/**
 * Chunks for modules that Next would repeat in all that use them: `shell` for modules of all pages,
 * `estimate` for what calculator and result load at once; without what only later parts use.
 */
export const sharedChunks: Readonly<Record<string, SharedChunk>> = {
  shell: {
    takes: [
      'node_modules/next-intl/',
      'node_modules/icu-minify/',
      'node_modules/next/dist/api/navigation',
      'node_modules/zustand/esm/vanilla',
      'node_modules/zustand/esm/react',
      'lib/site/',
      'lib/early/',
      'lib/browser/',
      'lib/store/toasts',
      'lib/store/loading',
      'lib/store/storage',
      'components/shell/',
      'components/ui/icon',
      'components/ui/on-demand',
    ],
    leaves: [
      'lib/browser/share',
      'lib/browser/copy-text',
      'lib/browser/use-now',
      'lib/browser/local-zone',
      'lib/browser/save-file',
      'lib/browser/trusted-url',
      'components/shell/disclosure',
      'components/shell/delete-',
    ],
  },
  estimate: {
    takes: [
      'lib/bac/',
      'lib/model/',
      'lib/evening/',
      'lib/drinks/',
      'lib/countries/',
      'lib/calendar/',
      'lib/i18n/',
      'lib/store/calculator',
      'lib/store/debounced',
    ],
    leaves: [],
    sharedBy: ['app/[site]/page', 'result'],
  },
};

const startsWithOneOf = (file: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => file.startsWith(beginning));

/** The chunks as webpack wants them, for `splitChunks.cacheGroups`. */
export function cacheGroups(): Record<string, object> {
  const groups = Object.entries(sharedChunks).map(([name, { takes, leaves, sharedBy }]) => {
    const isSharedBy = (asking: { name?: string }) => sharedBy?.includes(asking.name ?? '');
    const test = (module: { nameForCondition?: () => string | null }) => {
      const file = relative('.', module.nameForCondition?.() ?? '').replaceAll(sep, '/');
      return startsWithOneOf(file, takes) && !startsWithOneOf(file, leaves);
    };
    const chunks = sharedBy ? isSharedBy : 'all';
    return [name, { name, chunks, test, minChunks: 2, enforce: true, priority: 50 }] as const;
  });
  return Object.fromEntries(groups);
}

/**
 * Stops a build in which a chunk does not take what it is meant to: nobody sees modules that are
 * repeated.
 * @param scripts names of the chunks' files
 * @param shipped the source files of all chunks
 * @throws {Error} for a chunk that was not made, and for a beginning that no file has: a folder was
 * renamed
 */
export function checkSharedChunks(
  scripts: readonly string[],
  shipped: readonly string[],
  chunks = sharedChunks,
): void {
  for (const [name, { takes, leaves }] of Object.entries(chunks)) {
    const idle = [...takes, ...leaves].filter(
      (beginning) => !shipped.some((file) => file.startsWith(beginning)),
    );
    if (idle.length > 0) throw new Error(`The chunk ${name} names what no script has: ${idle}`);
    const isMade = scripts.some((script) => script.startsWith(`${name}-`));
    if (!isMade) throw new Error(`No chunk ${name}: those that share it are named otherwise`);
  }
}
