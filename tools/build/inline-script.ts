import { buildSync, type BuildOptions } from 'esbuild';
import { minify_sync as minifySync } from 'terser';

/** Placeholder for the arguments: a name that no module uses. */
const argumentsMark = '...__INLINE_ARGUMENTS';

/** Code that esbuild has minified, smaller by another 7 %: terser also inlines what is used once. */
export function smaller(code: string): string {
  return minifySync(code, { ecma: 2020, module: true, compress: { passes: 2 } }).code ?? '';
}

function minified(input: Pick<BuildOptions, 'entryPoints' | 'stdin' | 'format'>): string {
  const { outputFiles } = buildSync({
    bundle: true,
    minify: true,
    format: 'iife',
    ...input,
    // The same as the scripts of Next.
    target: ['chrome111', 'firefox111', 'safari16.4'],
    logLevel: 'silent', // errors are thrown
    write: false,
  });
  return smaller(outputFiles?.[0]?.text ?? '');
}

/** A module with its imports as one minified script. @param entry path from the root of the project */
export function bundledModule(entry: string, format: 'iife' | 'esm' = 'iife'): string {
  return minified({ entryPoints: [entry], format });
}

/**
 * A text that may stand in a script element.
 * @param name of what it is, for the error
 * @throws {Error} for one that would end the element
 */
export function scriptText(text: string, name: string): string {
  if (/<\/script|<!--/i.test(text)) throw new Error(`${name} would end its own element`);
  return text;
}

/**
 * Turns a function into the text of an inline script that calls it with JSON values; compiled once.
 * @param module path, from the root of the project, of the file that exports the function
 * @throws {Error} on use, for a module that does not export the function
 */
export function inlineScript<Arguments extends readonly unknown[]>(
  module: string,
  run: (...values: Arguments) => unknown,
): (...values: Arguments) => string {
  let compiled: string | undefined;
  return (...values) => {
    compiled ??= minified({
      stdin: {
        contents: `import { ${run.name} } from './${module}';\n${run.name}(${argumentsMark});`,
        resolveDir: process.cwd(),
        loader: 'ts',
      },
    });
    const parts = compiled.split(argumentsMark);
    if (parts.length !== 2) throw new Error(`${module} is not one call of ${run.name}`);
    const text = parts.join(values.map((value) => JSON.stringify(value)).join());
    return scriptText(text, module);
  };
}
