import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
/**
 * All packages except the project itself and those bundled in the archive of another, whose
 * checksum covers them.
 */
const entries = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);

/** The package that Node would resolve from a folder. */
function resolved(from: string, name: string): Entry | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (entry || folder === '') return entry;
  }
}

const suits = (list: string[] | undefined, value: string) => !list || list.includes(value);

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

  // npm omits optional packages that it cannot find when it writes the file, and then never
  // installs them.
  it('knows every part that another platform needs', () => {
    const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !resolved(path, name)),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['darwin', 'arm64', 'glibc'],
    ['win32', 'x64', 'glibc'],
    ['linux', 'x64', 'glibc'],
    ['linux', 'arm64', 'glibc'],
    ['linux', 'arm64', 'musl'],
  ])('has the native parts of the build for %s %s (%s)', (os, cpu, libc) => {
    for (const native of [
      '@next/swc',
      '@rollup/rollup',
      '@swc/core',
      '@tailwindcss/oxide',
      '@img/sharp',
      '@esbuild/',
    ]) {
      const fitting = entries.filter(
        ([path, entry]) =>
          path.includes(`node_modules/${native}`) &&
          entry.os?.includes(os) &&
          entry.cpu?.includes(cpu) &&
          suits(entry.libc, libc),
      );
      expect(fitting, native).not.toEqual([]);
    }
  });
});
