import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Not in the export: only used for the third-party notices. */
const record = '.next/shipped-modules.json';

interface Module {
  resource?: string;
  /** Parts of a module that webpack concatenated. */
  modules?: Iterable<Module>;
}

interface Compilation {
  chunks: Iterable<object>;
  chunkGraph: { getChunkModules: (chunk: object) => Iterable<Module> };
}

interface Compiler {
  hooks: { afterEmit: { tap: (name: string, read: (compilation: Compilation) => void) => void } };
}

function filesOf({ resource, modules = [] }: Module): string[] {
  const inner = [...modules].flatMap(filesOf);
  return resource ? [resource, ...inner] : inner;
}

/** A webpack plugin that records the source files of all chunks, as paths below the project. */
export const recordShippedModules = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('RecordShippedModules', ({ chunks, chunkGraph }) => {
      const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
      const files = modules.flatMap(filesOf).map((file) => relative('.', file.split('?')[0] ?? ''));
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify([...new Set(files)].sort(), null, 1));
    });
  },
};

/** The source files of the client chunks of the last build. */
export function shippedModules(): string[] {
  return JSON.parse(readFileSync(record, 'utf8')) as string[];
}
