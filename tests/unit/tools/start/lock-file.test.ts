import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
/** All packages but the project and those bundled in another's archive, which its sum covers. */
const entries = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);

/** The package that Node would resolve from a folder. */
function resolved(from: string, name: string): Entry | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (entry || folder === '') return entry;
  }
}

describe('package-lock.json', () => {
  it('has a sum for every archive, so that npm ci takes no other', () => {
    expect(entries.length).toBeGreaterThan(900);
    const unchecked = entries.filter(([, entry]) => !/^sha512-.{86}==/.test(entry.integrity ?? ''));
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it('takes packages from the registry alone', () => {
    const foreign = entries.filter(
      ([, { resolved: from }]) => from && !from.startsWith('https://registry.npmjs.org/'),
    );
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  // npm omits optional packages that it cannot find when it writes the file, and then never installs
  // them: the native parts of Next, Tailwind, sharp, esbuild, rollup and SWC.
  it('knows every part that another platform needs', () => {
    const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !resolved(path, name)),
    );
    expect(missing).toEqual([]);
  });
});
